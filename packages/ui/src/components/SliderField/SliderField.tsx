'use client';

import type { FocusEvent, KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { FieldHints, LabelText } from '../../internal/Field.tsx';
import { control as controlStyle, field } from '../../internal/field.css.ts';
import { writeNumber } from '../../internal/number.ts';
import { Range, type Scale } from '../../internal/Range.tsx';
import { type FieldProps, useField } from '../../internal/useField.ts';
import { useNumber } from '../../internal/useNumber.ts';
import type { ValueProps } from '../../internal/useTyped.ts';
import * as styles from './SliderField.css.ts';

/** Props of SliderField. */
export interface SliderFieldProps extends FieldProps, ValueProps<number | null>, Scale {
  /** The phone's keyboard for the box. @default 'numeric' for a whole step, else 'decimal' */
  inputMode?: 'numeric' | 'decimal' | undefined;
}

/** The words and signs that `format` puts around a number, which may be typed or left out. */
const affixesOf = (sample: string) => sample.match(/[^\d.,\s-]+/g) ?? [];

/**
 * A number in a range, set by a slider or typed beside it. The box takes any number in the range,
 * between the slider's steps too. `onChange` gives what was typed as it is, out of range included,
 * or `null` for no number: what does not fit is pointed out and never changed.
 */
export function SliderField({ step = 1, format = writeNumber, ...props }: SliderFieldProps) {
  const { min, max, inputMode = Number.isInteger(step) ? 'numeric' : 'decimal' } = props;
  const number = useNumber(props, { affixes: affixesOf(format(min)), write: format, say: format });
  const { frame, control } = useField('SliderField', {
    ...props,
    id: number.id,
    errorMessage: number.errorMessage,
  });
  const { id, name, ...shared } = control;
  const labelId = `${id}-label`;

  const settle = () => {
    if (number.check()) number.settle();
  };
  const settleOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter') settle();
  };
  const move = (value: number) => {
    number.settle();
    number.change(value);
  };

  return (
    <div className={field} data-invalid={frame.errorMessage ? '' : undefined}>
      <div className={styles.head}>
        <label id={labelId} htmlFor={id} className={styles.label}>
          <LabelText {...frame} />
        </label>
        <input
          {...shared}
          id={id}
          type="text"
          inputMode={inputMode}
          autoComplete="off"
          value={number.text}
          // At once, so that a form which hears of the change reads the new value.
          onChange={(event) => flushSync(() => number.type(event.target.value))}
          onFocus={(event: FocusEvent<HTMLInputElement>) => event.target.select()}
          onBlur={settle}
          onKeyDown={settleOnEnter}
          className={controlStyle({ as: 'inline', isNumeric: true })}
        />
      </div>
      <FieldHints {...frame} />
      <Range
        id={`${id}-slider`}
        labelId={labelId}
        {...{ min, max, step, format }}
        value={number.value}
        onMove={move}
        disabled={shared.disabled}
        aria-describedby={shared['aria-describedby']}
      />
      {name && (
        <input
          type="hidden"
          name={name}
          value={number.value ?? number.text}
          disabled={shared.disabled}
        />
      )}
    </div>
  );
}
