'use client';

import { FieldHints } from '../../internal/Field.tsx';
import { field, label as labelStyle } from '../../internal/field.css.ts';
import { writeNumber } from '../../internal/number.ts';
import { Range, type Scale } from '../../internal/Range.tsx';
import { type FieldProps, useField } from '../../internal/useField.ts';
import { useTyped, type ValueProps } from '../../internal/useTyped.ts';
import * as styles from './Slider.css.ts';

/** Props of Slider. */
export interface SliderProps
  extends Pick<FieldProps, 'label' | 'description' | 'id' | 'name' | 'isDisabled'>,
    ValueProps<number>,
    Scale {}

/** A rough number in a range, for trying things out. Where a certain number matters, use SliderField. */
export function Slider({ step = 1, format = writeNumber, ...props }: SliderProps) {
  const { min, max } = props;
  const { frame, control } = useField('Slider', props);
  const { value, change } = useTyped(control.id, props, {
    empty: min,
    read: Number,
    write: String,
  });
  const labelId = `${control.id}-label`;
  return (
    <div className={field}>
      <div className={styles.head}>
        <label id={labelId} htmlFor={control.id} className={labelStyle}>
          {frame.label}
        </label>
        <output htmlFor={control.id} className={styles.output}>
          {format(value)}
        </output>
      </div>
      <FieldHints {...frame} />
      <Range
        id={control.id}
        name={control.name}
        disabled={control.disabled}
        aria-describedby={control['aria-describedby']}
        {...{ labelId, min, max, step, format, value }}
        onMove={change}
      />
    </div>
  );
}
