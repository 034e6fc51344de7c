'use client';

import { FieldHints, type FieldProps, useField } from '../../internal/Field.tsx';
import { label as labelStyle } from '../../internal/field.css.ts';
import { useLocale } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import type { ControlProps } from '../../internal/props.ts';
import { Range, type Scale } from '../../internal/Range.tsx';
import { output } from '../../internal/range.css.ts';
import { useOwnRef, useValue, type ValueProps } from '../../internal/useControl.ts';
import * as styles from './Slider.css.ts';

/** Also accepts an input's attributes, such as `onBlur`. */
export interface SliderProps
  extends Omit<
      FieldProps,
      'errorMessage' | 'warningMessage' | 'shouldMarkOptional' | 'isRequired' | 'size'
    >,
    ValueProps<number>,
    Omit<ControlProps<'input'>, 'inputMode'>,
    Scale {
  /** Called with the value when the thumb is released or a key has moved it. */
  onChangeEnd?: ((value: number) => void) | undefined;
}

/** Sets an approximate number in a range, to try things out. If the exact number matters, use SliderField. */
export function Slider(props: SliderProps) {
  const locale = useLocale();
  const { frame, control, isReadOnly, rest } = useField('Slider', props);
  const {
    min,
    max,
    step = 1,
    format = (number: number) => writeNumber(number, locale),
    value: given,
    defaultValue,
    onChange,
    onChangeEnd,
    ref,
    ...input
  } = rest;
  const own = useOwnRef(ref);
  const { value, change } = useValue({ value: given, defaultValue, onChange }, { empty: min }, own);
  const shown = Number.isNaN(value) ? min : value;
  const labelId = `${control.id}-label`;
  return (
    <div {...frame.root}>
      <div className={styles.head}>
        <label id={labelId} htmlFor={control.id} className={labelStyle}>
          {frame.label}
        </label>
        {/* The slider says its number itself. */}
        <output htmlFor={control.id} aria-live="off" className={output}>
          {format(shown)}
        </output>
      </div>
      <FieldHints {...frame} />
      <Range
        {...input}
        {...control}
        {...{ ref: own, labelId, min, max, step, format, isReadOnly }}
        value={shown}
        onMove={change}
        onMoveEnd={onChangeEnd}
        state={shown}
        onRestore={change}
      />
    </div>
  );
}
