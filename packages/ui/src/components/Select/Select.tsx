'use client';

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { selectWords } from '../../internal/english.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { selectChevron, select as selectStyle, widths } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useNativeValue, type ValueProps } from '../../internal/useControl.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

/** One thing that can be chosen. */
export interface SelectOption {
  /** What is sent; not the empty text. */
  value: string;
  /** What is shown. */
  label: string;
  /** Keeps it from being chosen. @default false */
  isDisabled?: boolean | undefined;
}

/** Props of Select; also accepts a select's attributes, such as `autoComplete` and `onBlur`. */
export interface SelectProps extends FieldProps, ValueProps<string>, ControlProps<'select'> {
  /** What can be chosen, in the order in which it is shown. */
  options: readonly SelectOption[];
  /** The entry that is shown until one is chosen, with the empty value; `null` for none. @default 'Choose one' */
  emptyLabel?: string | null | undefined;
  /** As wide as what it is for. @default 'full' */
  inputWidth?: 'full' | 'medium' | undefined;
}

/** HTML has no select that can only be read: keys do nothing but lead away, and a pointer does not reach it. */
function keepValue(event: KeyboardEvent) {
  if (event.key !== 'Tab' && !event.ctrlKey && !event.metaKey) event.preventDefault();
}

/** One choice out of a list that opens: the browser's own, or on a phone the phone's own. */
export function Select(props: SelectProps) {
  const words = useWords(selectWords);
  const { frame, control, isReadOnly, rest } = useField('Select', props);
  const {
    options,
    emptyLabel = words.chooseOne,
    inputWidth = 'full',
    value,
    defaultValue,
    onChange,
    ref,
    ...select
  } = rest;
  const isChosen = useRef(false);
  const choose = (next: string) => {
    isChosen.current = true;
    onChange?.(next);
  };
  const native = useNativeValue({ value, defaultValue, onChange: choose }, ref);
  useLayoutEffect(() => {
    const { current: control } = native.ref;
    if (!control) return;
    const { selectedIndex } = control;
    // What a reset of the form brings back; React leaves it as it first was. Nothing else is chosen
    // until a visitor does, so that an option shows which comes later.
    for (const option of control.options) {
      option.defaultSelected = option.value === (value ?? defaultValue);
    }
    if (isChosen.current) control.selectedIndex = selectedIndex;
  });
  return (
    <Field {...frame}>
      <div className={styles.box[inputWidth]}>
        <select
          {...select}
          {...control}
          {...native}
          {...(isReadOnly && { 'aria-readonly': true, onKeyDown: keepValue })}
          className={`${selectStyle} ${widths[inputWidth]}`}
        >
          {emptyLabel !== null && <option value="">{emptyLabel}</option>}
          {options.map(({ value, label, isDisabled }) => (
            <option key={value} value={value} disabled={isDisabled}>
              {label}
            </option>
          ))}
        </select>
        {!isReadOnly && (
          <span className={selectChevron}>
            <ChevronDownIcon />
          </span>
        )}
      </div>
    </Field>
  );
}
