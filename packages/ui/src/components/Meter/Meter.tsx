'use client';

import { useId } from 'react';
import * as measure from '../../internal/bar.css.ts';
import { useLocale } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { takeLayout } from '../../styles/layout.ts';
import { meter } from './Meter.css.ts';
import { shareOf, writePercent } from './share.ts';

/** All other attributes go to the meter element. */
export interface MeterProps extends Omit<ElementProps<'svg'>, 'children' | 'min' | 'max'> {
  /** The name of the measure. */
  label: string;
  /** The quantity, from `min` to `max`. */
  value: number;
  /** The start of the scale. @default 0 */
  min?: number | undefined;
  /** The end of the scale, above `min`. @default 100 */
  max?: number | undefined;
  /** The quantity as text with its unit, such as "$4,200 of $13,000". @default the share in percent */
  valueText?: string | undefined;
  /** The meaning of the value: fine, close to a limit, or beyond it. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
}

/** Shows a quantity within a known range. For something in progress, use ProgressBar. */
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
      {/* biome-ignore lint/a11y/useSemanticElements: each browser builds <meter> from its own parts, which can't be styled alike. */}
      <svg
        {...drawing}
        role="meter"
        aria-labelledby={labelId}
        aria-valuenow={Number.isFinite(value) ? value : min}
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
