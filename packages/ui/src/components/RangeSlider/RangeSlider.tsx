'use client';

import { type CSSProperties, type Ref, type RefObject, useRef } from 'react';
import { useSlider, useSliderThumb } from 'react-aria/useSlider';
import { type SliderState, useSliderState } from 'react-stately/useSliderState';
import { rangeWords } from '../../internal/english.ts';
import { FieldHints, type FieldProps, useField } from '../../internal/Field.tsx';
import { label as labelStyle } from '../../internal/field.css.ts';
import { InDirection } from '../../internal/InDirection.tsx';
import { useLocale, useWords } from '../../internal/locale.ts';
import { numberFormat, writeNumber } from '../../internal/number.ts';
import type { ElementProps } from '../../internal/props.ts';
import type { Scale } from '../../internal/Range.tsx';
import { ends, line, output } from '../../internal/range.css.ts';
import { useOwnRef, useTakeover, useValue, type ValueProps } from '../../internal/useControl.ts';
import * as styles from './RangeSlider.css.ts';

type Pair = readonly [number, number];

/** Also accepts a group's attributes, such as `onBlur`. */
export interface RangeSliderProps
  extends Omit<
      FieldProps,
      'errorMessage' | 'warningMessage' | 'shouldMarkOptional' | 'isRequired' | 'size'
    >,
    ValueProps<Pair>,
    Omit<
      ElementProps<'div'>,
      keyof FieldProps | keyof ValueProps<unknown> | 'children' | 'ref' | 'role'
    >,
    Scale {
  /** The name under which a form sends the upper number. @default `name`, which is then sent twice */
  endName?: string | undefined;
  /** Called with both numbers when a thumb is released, or a key has moved it. */
  onChangeEnd?: ((value: Pair) => void) | undefined;
  /** The control of the lower number. */
  ref?: Ref<HTMLInputElement> | undefined;
}

/**
 * The two ends of an approximate range, such as prices to search between. The thumbs never pass
 * each other: the value is the lower and the upper number.
 */
export function RangeSlider(props: RangeSliderProps) {
  const root = useRef<HTMLDivElement>(null);
  return (
    <InDirection of={root}>
      <InnerSlider {...props} root={root} />
    </InDirection>
  );
}

interface InnerProps extends RangeSliderProps {
  root: RefObject<HTMLDivElement | null>;
}

function InnerSlider({ root, ...props }: InnerProps) {
  const locale = useLocale();
  const words = useWords(rangeWords);
  const { frame, control, isReadOnly, rest } = useField('RangeSlider', props);
  const {
    min,
    max,
    step = 1,
    format = (number: number) => writeNumber(number, locale),
    value: given,
    defaultValue,
    onChange,
    onChangeEnd,
    endName = control.name,
    ref,
    ...group
  } = rest;
  const lower = useOwnRef(ref);
  const upper = useRef<HTMLInputElement>(null);
  const track = useRef<HTMLDivElement>(null);
  const touch = useRef<{ before: Pair; isScroll: boolean }>(undefined);
  const { value, change } = useValue(
    { value: given, defaultValue, onChange },
    { empty: [min, max] },
    lower,
  );
  // React Aria counts the steps from the other thumb, the browser from `min`.
  const onScale = (value: number, end: number) =>
    Number.isNaN(value) ? end : min + Math.round((value - min) / step) * step;
  const labelId = `${control.id}-label`;
  const shared = {
    minValue: min,
    maxValue: max,
    step,
    isDisabled: control.disabled ?? false,
  };
  const stately = useSliderState({
    ...shared,
    numberFormatter: numberFormat(locale),
    value: [onScale(value[0], min), onScale(value[1], max)],
    onChange: ([from = min, to = max]: number[]) => isReadOnly || change([from, to]),
    onChangeEnd: ([from = min, to = max]: number[]) => {
      if (!(isReadOnly || touch.current?.isScroll)) onChangeEnd?.([from, to]);
    },
  });
  const { values } = stately;
  const [from = min, to = max] = values;
  const state: SliderState = {
    ...stately,
    // `useValue` restores the first value; React Aria would limit each thumb to the other one.
    defaultValues: values,
    setThumbValue: (index, next) => {
      if (next !== values[index]) stately.setThumbValue(index, next);
    },
  };
  const { trackProps } = useSlider({ ...shared, 'aria-labelledby': labelId }, state, track);

  useTakeover(() => {
    const one = lower.current?.valueAsNumber ?? from;
    const other = upper.current?.valueAsNumber ?? to;
    // Before hydration the browser let either thumb go as far as the other's initial position.
    if (one !== from || other !== to) change([Math.min(one, other), Math.max(one, other)]);
  });

  const thumb = {
    state,
    track,
    form: control.form,
    labelId,
    describedBy: control['aria-describedby'],
    format,
    isReadOnly,
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a legend can't share its line with the numbers.
    <div
      {...group}
      ref={root}
      role="group"
      aria-labelledby={labelId}
      {...frame.root}
      data-disabled={control.disabled || undefined}
      data-readonly={isReadOnly || undefined}
    >
      <div className={styles.head}>
        <span id={labelId} className={labelStyle}>
          {frame.label}
        </span>
        {/* The thumbs say their numbers themselves. */}
        <output htmlFor={`${control.id} ${control.id}-end`} aria-live="off" className={output}>
          {`${format(from)} – ${format(to)}`}
        </output>
      </div>
      <FieldHints {...frame} />
      <div>
        <div className={`${line} ${styles.frame}`}>
          <div
            {...trackProps}
            ref={track}
            onPointerDownCapture={() => {
              touch.current = { before: value, isScroll: false };
            }}
            // React Aria moves a thumb to the finger before the browser knows that the finger scrolls.
            onPointerCancelCapture={() => {
              if (!touch.current) return;
              touch.current.isScroll = true;
              change(touch.current.before);
            }}
            onKeyDownCapture={() => {
              touch.current = undefined;
            }}
            className={styles.track}
            style={
              {
                [styles.from]: state.getThumbPercent(0),
                [styles.to]: state.getThumbPercent(1),
              } as CSSProperties
            }
          >
            <Thumb
              {...thumb}
              index={0}
              inputRef={lower}
              id={control.id}
              name={control.name}
              label={words.lowest}
            />
            <Thumb
              {...thumb}
              index={1}
              inputRef={upper}
              id={`${control.id}-end`}
              name={endName}
              label={words.highest}
            />
          </div>
        </div>
        <div aria-hidden="true" className={ends}>
          <span>{format(min)}</span>
          <span>{format(max)}</span>
        </div>
      </div>
    </div>
  );
}

interface ThumbProps {
  state: SliderState;
  index: 0 | 1;
  track: RefObject<HTMLDivElement | null>;
  inputRef: RefObject<HTMLInputElement | null>;
  id: string;
  name: string | undefined;
  form: string | undefined;
  label: string;
  labelId: string;
  describedBy: string | undefined;
  format: (value: number) => string;
  isReadOnly: boolean | undefined;
}

function Thumb({
  state,
  index,
  track,
  inputRef,
  label,
  labelId,
  describedBy,
  format,
  isReadOnly,
  ...input
}: ThumbProps) {
  const { inputProps, thumbProps } = useSliderThumb({ index, trackRef: track, inputRef }, state);
  const share = state.getThumbPercent(index);
  const endId = `${input.id}-of`;
  return (
    <div
      {...thumbProps}
      className={styles.thumb}
      style={{ [styles.position]: share } as CSSProperties}
      // If both thumbs are at the end, the one that can still move is on top.
      data-above={index === 0 && share > 0.5 ? '' : undefined}
    >
      <input
        {...inputProps}
        {...input}
        ref={inputRef}
        type="range"
        aria-labelledby={`${labelId} ${endId}`}
        aria-describedby={describedBy}
        aria-details={undefined}
        aria-readonly={isReadOnly}
        aria-valuetext={format(state.getThumbValue(index))}
        // Assistive technology makes a complete move at once, like a key.
        onChange={(event) => {
          state.setThumbDragging(index, true);
          inputProps.onChange?.(event);
          state.setThumbDragging(index, false);
        }}
        className={styles.input}
      />
      <span id={endId} hidden>
        {label}
      </span>
    </div>
  );
}
