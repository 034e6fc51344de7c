'use client';

import { Field } from '../../internal/Field.tsx';
import { control as controlStyle } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { type FieldProps, useField } from '../../internal/useField.ts';
import { useEarlyInput, type ValueProps } from '../../internal/useTyped.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

/** One thing that can be chosen. */
export interface SelectOption {
  /** What is sent; not the empty text. */
  value: string;
  label: string;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** Props of Select; also accepts a select's attributes, such as `autoComplete` and `onBlur`. */
export interface SelectProps extends FieldProps, ValueProps<string>, ControlProps<'select'> {
  options: readonly SelectOption[];
  /** The entry that stands until one is chosen, with the empty value; `null` for none. @default 'Choose one' */
  emptyLabel?: string | null | undefined;
  /** As wide as what it is for. @default 'full' */
  inputWidth?: 'full' | 'medium' | undefined;
}

/** One choice out of a list that opens: the browser's own, on a phone the phone's. */
export function Select(props: SelectProps) {
  const { frame, control, rest } = useField('Select', props);
  const { options, emptyLabel = 'Choose one', inputWidth = 'full', onChange, ...select } = rest;
  useEarlyInput(frame.id, select.value, (value) => onChange?.(value));
  return (
    <Field {...frame}>
      <div className={styles.box({ inputWidth })}>
        <select
          {...select}
          {...control}
          onChange={(event) => onChange?.(event.target.value)}
          className={controlStyle({ width: inputWidth, as: 'select' })}
        >
          {emptyLabel !== null && <option value="">{emptyLabel}</option>}
          {options.map(({ value, label, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {label}
            </option>
          ))}
        </select>
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </div>
    </Field>
  );
}
