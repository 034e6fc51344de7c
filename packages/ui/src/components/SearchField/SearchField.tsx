'use client';

import { Field } from '../../internal/Field.tsx';
import { bare, boxButton, control as controlStyle } from '../../internal/field.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { type FieldProps, findControl, useField } from '../../internal/useField.ts';
import { useEarlyInput, useTyped, type ValueProps } from '../../internal/useTyped.ts';
import { CloseIcon, SearchIcon } from '../Icon/index.ts';
import * as styles from './SearchField.css.ts';

/** Props of SearchField; also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface SearchFieldProps
  extends Omit<FieldProps, 'isRequired' | 'shouldMarkOptional'>,
    ValueProps<string>,
    Omit<ControlProps<'input'>, 'inputMode'> {
  /** Leaves the label to assistive technology, where the place says what is searched. @default false */
  isLabelHidden?: boolean | undefined;
}

/** Words to look for in a list or on a site. Put it in a Form if a button starts the search. */
export function SearchField({ isLabelHidden = false, ...props }: SearchFieldProps) {
  const { frame, control, rest } = useField('SearchField', props);
  const { value: _value, defaultValue: _default, onChange: _onChange, onKeyDown, ...input } = rest;
  const { text, type } = useTyped(frame.id, props, { empty: '', read: String, write: String });
  useEarlyInput(frame.id, text, type);

  return (
    <Field {...frame} isLabelHidden={isLabelHidden}>
      <div className={controlStyle({ as: 'box' })}>
        <span className={styles.icon}>
          <SearchIcon />
        </span>
        <input
          autoComplete="off"
          {...input}
          {...control}
          type="search"
          value={text}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            if (event.key === 'Escape') type('');
          }}
          className={bare}
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={`Clear ${frame.label.toLowerCase()}`}
            disabled={control.disabled}
            onClick={() => {
              type('');
              (findControl(frame.id) as HTMLInputElement).focus();
            }}
            className={boxButton}
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </Field>
  );
}
