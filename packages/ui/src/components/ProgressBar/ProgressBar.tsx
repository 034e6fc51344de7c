'use client';

import { useId } from 'react';
import * as measure from '../../internal/bar.css.ts';
import { useLocale } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { takeLayout } from '../../styles/layout.ts';
import { writePercent } from '../Meter/share.ts';
import { labelHidden, progress } from './ProgressBar.css.ts';

/** All other attributes go to the progress element. */
export interface ProgressBarProps
  extends Omit<ElementProps<'progress'>, 'children' | 'value' | 'max'> {
  /** The name of the process. */
  label: string;
  /** Visually hides the label, if the context shows what it is. @default false */
  isLabelHidden?: boolean | undefined;
  /** The completed amount, from 0 to `max`. Omit it while it is unknown. */
  value?: number | undefined;
  /** The value of completion, above 0. @default 100 */
  max?: number | undefined;
  /** The value as text, such as "Step 2 of 4". @default the share in percent */
  valueText?: string | undefined;
}

/** Shows the progress of something that will end. For a quantity that is not progress, use Meter. */
export function ProgressBar({
  label,
  isLabelHidden = false,
  value,
  max = 100,
  valueText,
  ...props
}: ProgressBarProps) {
  const generatedId = useId();
  const [layout, { id = generatedId, ...progressProps }] = takeLayout(props);
  const locale = useLocale();
  const isKnown = value !== undefined;
  const text = valueText ?? (isKnown ? writePercent(value, max, locale) : undefined);
  return (
    <div className={`${measure.measure} ${layout}`}>
      <div className={measure.words}>
        <label htmlFor={id} className={isLabelHidden ? labelHidden : measure.label}>
          {label}
        </label>
        {text && <span className={measure.value}>{text}</span>}
      </div>
      <progress
        {...progressProps}
        id={id}
        className={progress}
        max={max > 0 ? max : 1}
        aria-valuetext={text}
        {...(isKnown && { value: Number.isFinite(value) ? value : 0 })}
      />
    </div>
  );
}
