'use client';

import { useId } from 'react';
import * as measure from '../../internal/bar.css.ts';
import { useLocale } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { takeLayout } from '../../styles/layout.ts';
import { meter } from './Meter.css.ts';
import { shareOf, writePercent } from './share.ts';

/** Props of Meter. All other attributes go to what is measured, beside its words. */
export interface MeterProps extends Omit<ElementProps<'svg'>, 'children' | 'min' | 'max'> {
  /** What is measured. */
  label: string;
  /** The quantity, from `min` to `max`. */
  value: number;
  /** Where the scale begins. @default 0 */
  min?: number | undefined;
  /** Above `min`. @default 100 */
  max?: number | undefined;
  /** The quantity in words with its unit, such as "$4,200 of $13,000". @default the share in percent */
  valueText?: string | undefined;
  /** What the value means: fine, close to a limit, or beyond it. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
}

/** A quantity within a known range. For something in progress, use ProgressBar. */
export function Meter({
  label,
  value,
  min = 0,
  max = 100,
  valueText,
  tone = 'neutral',
  ...props
}: MeterProps) {
  const labelId = useId();
  const [layout, drawing] = takeLayout(props);
  const locale = useLocale();
  const text = valueText ?? writePercent(value - min, max - min, locale);
  return (
    <div className={`${measure.measure} ${layout}`}>
      <div className={measure.words}>
        <span id={labelId} className={measure.label}>
          {label}
        </span>
        <span className={measure.value}>{text}</span>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: each browser builds <meter> of parts of its own, which no style reaches alike. */}
      <svg
        {...drawing}
        role="meter"
        aria-labelledby={labelId}
        aria-valuenow={Number.isNaN(value) ? min : value}
        aria-valuemin={min}
        aria-valuemax={max}
        aria-valuetext={text}
        className={meter[tone]}
      >
        <rect width={`${100 * shareOf(value - min, max - min)}%`} height="100%" rx="5" />
      </svg>
    </div>
  );
}
