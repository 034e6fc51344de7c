'use client';

import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { selectWords } from '../../internal/english.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { selectChevron, select as selectStyle, widths } from '../../internal/field.css.ts';
import { groupBy } from '../../internal/groupBy.ts';
import { useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useNativeValue, type ValueProps } from '../../internal/useControl.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Select.css.ts';

/** An option of a Select. */
export interface SelectOption {
  /** The value that a form sends. It can't be the empty text. */
  value: string;
  /** The visible text. */
  label: string;
  /** The heading of its group. The options of a group are shown together. */
  section?: string | undefined;
  /** Whether it can't be chosen. @default false */
  isDisabled?: boolean | undefined;
}

/** Props of Select; also accepts a select's attributes, such as `autoComplete` and `onBlur`. */
export interface SelectProps extends FieldProps, ValueProps<string>, ControlProps<'select'> {
  /** The options, in the order in which they are shown. */
  options: readonly SelectOption[];
  /** The text of the empty option, which is shown until one is chosen; `null` for none. @default 'Choose one' */
  emptyLabel?: string | null | undefined;
  /** The width, which should fit the options. @default 'full' */
  inputWidth?: 'full' | 'medium' | undefined;
}

/** The keys that open a select or choose from it: a letter chooses the option that begins with it. */
const choosingKeys = /^(.|Arrow.*|Page.*|Home|End|Enter|F4)$/u;

/** HTML has no read-only select: prevents the keys that choose. CSS disables the pointer. */
function keepValue(event: KeyboardEvent) {
  const { key, altKey, ctrlKey, metaKey } = event;
  const isOfBrowser = ctrlKey || metaKey || (altKey && /^Arrow(Left|Right)$/.test(key));
  if (choosingKeys.test(key) && !isOfBrowser) event.preventDefault();
}

/** Returns the value that is chosen for an unknown one: that of the first option. */
function chosenFor({ options }: HTMLSelectElement, value: string) {
  const all = [...options];
  const option = all.find((each) => each.value === value) ?? all.find(({ disabled }) => !disabled);
  return option?.value ?? '';
}

const optionOf = ({ value, label, isDisabled }: SelectOption) => (
  <option key={value} value={value} disabled={isDisabled}>
    {label}
  </option>
);

/** Lets people choose one option of a list that opens: the native list of the browser or the phone. */
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
  const native = useNativeValue({ value, defaultValue, onChange: choose }, ref, chosenFor);
  useLayoutEffect(() => {
    const { current: control } = native.ref;
    if (!control) return;
    const { selectedIndex } = control;
    // A reset of the form restores `defaultSelected`, which React sets only once. Nothing else is chosen
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
          {[...groupBy(options, ({ section }) => section)].map(([section, own]) =>
            section ? (
              <optgroup key={section} label={section}>
                {own.map(optionOf)}
              </optgroup>
            ) : (
              own.map(optionOf)
            ),
          )}
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
