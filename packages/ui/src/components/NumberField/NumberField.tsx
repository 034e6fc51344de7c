'use client';

import { Field } from '../../internal/Field.tsx';
import { bare, control as controlStyle } from '../../internal/field.css.ts';
import { type NumberRange, writeNumber } from '../../internal/number.ts';
import type { ControlProps } from '../../internal/props.ts';
import { type FieldProps, useField } from '../../internal/useField.ts';
import { useNumber } from '../../internal/useNumber.ts';
import type { ValueProps } from '../../internal/useTyped.ts';
import { affix } from './NumberField.css.ts';

/** Props of NumberField; also accepts an input's attributes, such as `autoComplete`. */
export interface NumberFieldProps
  extends FieldProps,
    ValueProps<number | null>,
    NumberRange,
    Omit<ControlProps<'input'>, 'prefix'> {
  /** A sign before the number, such as `$`. Say it in the label or description too. */
  prefix?: string | undefined;
  /** A unit after the number, such as `miles`. Say it in the label or description too. */
  suffix?: string | undefined;
  /** How a number that the page sets is shown; what is typed stays as it is. @default `1,250.5` */
  format?: ((value: number) => string) | undefined;
  /** As wide as what it is for. @default 'medium' */
  inputWidth?: 'full' | 'medium' | 'short' | undefined;
}

/**
 * A number to reckon with. `onChange` gives the number at each keystroke, or `null` while there is
 * none. Nothing is rounded or moved into range: what does not fit is pointed out when focus leaves.
 */
export function NumberField({
  prefix = '',
  suffix = '',
  format = writeNumber,
  ...props
}: NumberFieldProps) {
  const number = useNumber(props, {
    affixes: [prefix, suffix],
    write: format,
    say: (value) => [`${prefix}${format(value)}`, suffix].filter(Boolean).join(' '),
  });
  const { frame, control, rest } = useField('NumberField', {
    ...props,
    id: number.id,
    errorMessage: number.errorMessage,
  });
  const {
    value: _value,
    defaultValue: _default,
    onChange: _onChange,
    min: _min,
    max: _max,
    inputWidth = 'medium',
    onBlur,
    ...input
  } = rest;
  return (
    <Field {...frame}>
      <div className={controlStyle({ as: 'box', isNumeric: true, width: inputWidth })}>
        {prefix && (
          <span aria-hidden="true" className={affix({ side: 'before' })}>
            {prefix}
          </span>
        )}
        <input
          inputMode="decimal"
          autoComplete="off"
          {...input}
          {...control}
          type="text"
          value={number.text}
          onChange={(event) => number.type(event.target.value)}
          onBlur={(event) => {
            number.check();
            onBlur?.(event);
          }}
          className={bare}
        />
        {suffix && (
          <span aria-hidden="true" className={affix({ side: 'after' })}>
            {suffix}
          </span>
        )}
      </div>
    </Field>
  );
}
