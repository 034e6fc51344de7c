import { type CSSProperties, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './range.css.ts';
import { findControl } from './useField.ts';

/** The scale of a slider. */
export interface Scale {
  /** The left end. */
  min: number;
  /** The right end; not below `min`. */
  max: number;
  /** How far one arrow key goes. @default 1 */
  step?: number | undefined;
  /** How a number is shown and read out, such as `$20,000`. @default `20,000` */
  format?: ((value: number) => string) | undefined;
}

interface RangeProps extends Scale {
  step: number;
  format: (value: number) => string;
  id: string;
  labelId: string;
  /** Where the thumb stands; out of range it stands at the nearer end. */
  value: number | null;
  onMove: (value: number) => void;
  name?: string | undefined;
  disabled?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

/** The track and thumb of a slider, with its ends. It is a native input, so it moves before JavaScript does. */
export function Range({ labelId, value, onMove, format, ...input }: RangeProps) {
  const { id, min, max, step } = input;
  const [place, setPlace] = useState(value ?? min);
  if (value !== null && value !== place) setPlace(value);
  const inRange = Math.min(Math.max(place, min), max);
  const share = max > min ? (inRange - min) / (max - min) : 0;

  // Where the thumb was moved before React took over the page. The browser puts it on a step.
  useEffect(() => {
    const control = findControl(id);
    if (!(control instanceof HTMLInputElement)) return;
    if (Math.abs(control.valueAsNumber - inRange) >= step) onMove(control.valueAsNumber);
  });

  return (
    <div className={styles.frame}>
      <input
        {...input}
        type="range"
        value={inRange}
        // At once, so that a form which hears of the change reads the new value.
        onChange={(event) => flushSync(() => onMove(event.target.valueAsNumber))}
        aria-labelledby={labelId}
        aria-valuetext={value === null ? undefined : format(value)}
        className={styles.range}
        style={{ [styles.filled]: share } as CSSProperties}
      />
      <div aria-hidden="true" className={styles.ends}>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
