'use client';

import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { FieldHints, type FieldProps, LabelText, useField } from '../../internal/Field.tsx';
import { inline, numeric } from '../../internal/field.css.ts';
import { useLocale } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import type { ControlProps } from '../../internal/props.ts';
import { Range, type Scale } from '../../internal/Range.tsx';
import { useTakeover, type ValueProps } from '../../internal/useControl.ts';
import { useNumber } from '../../internal/useNumber.ts';
import { affixesOf } from './readBox.ts';
import * as styles from './SliderField.css.ts';

/** Also accepts attributes of the box's input, such as `onBlur`. */
export interface SliderFieldProps
  extends Omit<FieldProps, 'size'>,
    ValueProps<number | null>,
    ControlProps<'input'>,
    Scale {
  /** The phone's keyboard for the box. @default 'numeric' for a whole step, else 'decimal' */
  inputMode?: 'numeric' | 'decimal' | undefined;
  /** Called with the number when the thumb is released, a key has moved it, or focus leaves the box. */
  onChangeEnd?: ((value: number | null) => void) | undefined;
}

/**
 * A number in a range, set by a slider or typed beside it. The box accepts any number in the range,
 * also between the slider's steps. `onChange` gets typed numbers unchanged, even out of range,
 * `null` for an empty box, and `NaN` for text that is not a number. An invalid value gets an error
 * message and never changes.
 */
export function SliderField(props: SliderFieldProps) {
  const locale = useLocale();
  const {
    min,
    max,
    step = 1,
    format = (number: number) => writeNumber(number, locale),
    inputMode = Number.isInteger(step) ? 'numeric' : 'decimal',
    value: _value,
    defaultValue: _default,
    onChange: _onChange,
    onChangeEnd,
    onBlur,
    onFocus,
    onKeyDown,
    onMouseUp,
    onPointerDown,
    ref,
    ...others
  } = props;
  const number = useNumber(
    props,
    {
      affixes: affixesOf({ min, max, format }),
      write: format,
      say: format,
      isRewritten: true,
    },
    ref,
  );
  const selectNumber = () => {
    const box = number.ref.current;
    if (box?.matches(':focus') && box.value === number.text) box.select();
  };
  useTakeover(selectNumber);
  const isEntering = useRef(false);
  const {
    frame,
    control,
    isReadOnly,
    rest: input,
  } = useField('SliderField', { ...others, errorMessage: number.errorMessage });
  const { id } = control;
  const labelId = `${id}-label`;

  return (
    <div {...frame.root}>
      <div className={styles.head}>
        <label id={labelId} htmlFor={id} className={styles.label}>
          <LabelText {...frame} />
        </label>
        <input
          autoComplete="off"
          {...input}
          {...control}
          ref={number.ref}
          type="text"
          inputMode={inputMode}
          readOnly={isReadOnly}
          value={number.text}
          onChange={(event) => number.type(event.target.value)}
          onFocus={(event) => {
            // React repeats the focus that a box got before it was hydrated.
            if (!number.isTyping) selectNumber();
            onFocus?.(event);
          }}
          onPointerDown={(event) => {
            isEntering.current = !event.currentTarget.matches(':focus');
            onPointerDown?.(event);
          }}
          onMouseUp={(event) => {
            // WebKit would put the caret where the box was clicked.
            if (isEntering.current) event.preventDefault();
            onMouseUp?.(event);
          }}
          onBlur={(event) => {
            number.check();
            onChangeEnd?.(number.value);
            onBlur?.(event);
          }}
          onKeyDown={(event) => {
            if (event.key === 'Enter' && !event.nativeEvent.isComposing) {
              flushSync(number.check);
              // The next digit must replace the number: it can't be read at the end of a formatted
              // one.
              event.currentTarget.select();
            }
            onKeyDown?.(event);
          }}
          className={`${inline} ${numeric}`}
        />
      </div>
      <FieldHints {...frame} />
      <Range
        id={`${id}-slider`}
        {...{ labelId, min, max, step, format, isReadOnly }}
        value={number.value}
        onMove={number.set}
        onMoveEnd={onChangeEnd}
        state={number.state}
        onRestore={number.restore}
        form={control.form}
        disabled={control.disabled}
        aria-describedby={control['aria-describedby']}
      />
    </div>
  );
}
