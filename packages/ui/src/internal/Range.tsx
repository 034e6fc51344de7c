import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import * as styles from './range.css.ts';
import { type Bounds, placeThumb } from './scale.ts';
import { useOwnRef, useTakeover } from './useControl.ts';

/** The scale of a slider. */
export interface Scale extends Bounds {
  /** How far one arrow key goes. @default 1 */
  step?: number | undefined;
  /** How a number is shown and read out, such as `$20,000`. @default `20,000` */
  format?: ((value: number) => string) | undefined;
}

interface RangeProps<State>
  extends Scale,
    Omit<ComponentProps<'input'>, 'value' | 'onChange' | 'min' | 'max' | 'step' | 'className'> {
  step: number;
  format: (value: number) => string;
  labelId: string;
  /** The current number, or `null`. */
  value: number | null;
  /** HTML has no read-only slider, so a move by the browser is undone. */
  isReadOnly: boolean | undefined;
  onMove: (value: number) => void;
  /** Called when the thumb is released, or a key has moved it. */
  onMoveEnd?: ((value: number) => void) | undefined;
  /** The state that a touch may change. */
  state: State;
  /** Undoes a touch that became a scroll. */
  onRestore: (state: State) => void;
}

/** The track and thumb of a slider, with its ends. It is a native input, so it moves before JavaScript does. */
export function Range<State>({
  labelId,
  value,
  isReadOnly,
  onMove,
  onMoveEnd,
  state,
  onRestore,
  format,
  ref,
  ...input
}: RangeProps<State>) {
  const { min, max, step } = input;
  const control = useOwnRef(ref);
  const { place: inRange, fill } = placeThumb(value, input);
  const touch = useRef({ before: state, isScroll: false });

  useTakeover(() => {
    const early = control.current?.valueAsNumber ?? inRange;
    // The browser puts the thumb on a step.
    if (Math.abs(early - inRange) >= step && !isReadOnly) onMove(early);
  });

  const end = useEffectEvent((place: number) => {
    if (!(isReadOnly || touch.current.isScroll)) onMoveEnd?.(place);
  });
  useEffect(() => {
    const { current } = control;
    // React's `onChange` is the browser's `input` event; this is the one at the end of a move.
    const onEnd = () => end(current?.valueAsNumber ?? min);
    current?.addEventListener('change', onEnd);
    return () => current?.removeEventListener('change', onEnd);
  }, [control, min]);

  return (
    <div>
      <div
        className={`${styles.line} ${styles.frame}`}
        onPointerDownCapture={() => {
          touch.current = { before: state, isScroll: false };
        }}
        // The browser moves the thumb to the finger before it knows that the finger scrolls the page.
        onPointerCancel={() => {
          touch.current.isScroll = true;
          flushSync(() => onRestore(touch.current.before));
        }}
        onKeyDownCapture={() => {
          touch.current.isScroll = false;
        }}
      >
        <input
          {...input}
          ref={control}
          type="range"
          value={inRange}
          // Runs synchronously, so that a form's own handler of the change reads the new value.
          onChange={(event) => isReadOnly || flushSync(() => onMove(event.target.valueAsNumber))}
          aria-readonly={isReadOnly}
          aria-labelledby={labelId}
          aria-valuetext={value === null ? undefined : format(inRange)}
          className={styles.range}
        />
        <div aria-hidden="true" className={styles.track}>
          <div className={styles.fill} style={{ backgroundPosition: fill }} />
        </div>
      </div>
      <div aria-hidden="true" className={styles.ends}>
        <span suppressHydrationWarning>{format(min)}</span>
        <span suppressHydrationWarning>{format(max)}</span>
      </div>
    </div>
  );
}
