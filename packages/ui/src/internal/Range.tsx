import { type ComponentProps, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './range.css.ts';
import { useOwnRef, useTakeover } from './useControl.ts';

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

interface RangeProps
  extends Scale,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'step' | 'className'> {
  step: number;
  format: (value: number) => string;
  labelId: string;
  /** Where the thumb stands; out of range it stands at the nearer end, for no number at the start. */
  value: number | null;
  /** HTML has no such slider: what the browser moves is put back. */
  isReadOnly: boolean | undefined;
  onMove: (value: number) => void;
  /** Called when the thumb is let go, or a key has moved it. */
  onMoveEnd?: ((value: number) => void) | undefined;
}

/** The track and thumb of a slider, with its ends. It is a native input, so it moves before JavaScript does. */
export function Range({
  labelId,
  value,
  isReadOnly,
  onMove,
  onMoveEnd,
  format,
  ref,
  ...input
}: RangeProps) {
  const { min, max, step } = input;
  const control = useOwnRef(ref);
  const inRange = Math.min(Math.max(value ?? min, min), max);
  const share = max > min ? (inRange - min) / (max - min) : 0;

  useTakeover(() => {
    const early = control.current?.valueAsNumber ?? inRange;
    // The browser puts the thumb on a step.
    if (Math.abs(early - inRange) >= step && !isReadOnly) onMove(early);
  });

  const end = useEffectEvent((place: number) => isReadOnly || onMoveEnd?.(place));
  useEffect(() => {
    const { current } = control;
    // React's `onChange` is the browser's `input` event; this is the one at the end of a move.
    const onEnd = () => end(current?.valueAsNumber ?? min);
    current?.addEventListener('change', onEnd);
    return () => current?.removeEventListener('change', onEnd);
  }, [control, min]);

  return (
    <div>
      <div className={styles.frame}>
        <input
          {...input}
          ref={control}
          type="range"
          value={inRange}
          // At once, so that a form which hears of the change reads the new value.
          onChange={(event) => isReadOnly || flushSync(() => onMove(event.target.valueAsNumber))}
          aria-readonly={isReadOnly}
          aria-labelledby={labelId}
          aria-valuetext={value === null ? undefined : format(value)}
          className={styles.range}
        />
        <div aria-hidden="true" className={styles.track}>
          <div className={styles.fill} style={{ backgroundPosition: `${100 - 100 * share}% 0` }} />
        </div>
      </div>
      <div aria-hidden="true" className={styles.ends}>
        <span>{format(min)}</span>
        <span>{format(max)}</span>
      </div>
    </div>
  );
}
