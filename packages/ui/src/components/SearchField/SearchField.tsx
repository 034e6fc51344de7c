'use client';

import { searchWords } from '../../internal/english.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { bare, box } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useNativeValue, type ValueProps } from '../../internal/useControl.ts';
import { CloseIcon, SearchIcon } from '../Icon/index.ts';
import * as styles from './SearchField.css.ts';

/** Also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface SearchFieldProps
  extends Omit<FieldProps, 'isRequired' | 'shouldMarkOptional'>,
    ValueProps<string>,
    Omit<ControlProps<'input'>, 'inputMode'> {}

/** Clears the box with an input event, so that the form and the caller are notified. */
function clear(input: HTMLInputElement) {
  input.setRangeText('', 0, input.value.length);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** A field for a search text. Put it in a Form if a button starts the search. */
export function SearchField(props: SearchFieldProps) {
  const words = useWords(searchWords);
  const { frame, control, isReadOnly, rest } = useField('SearchField', props);
  const { value, defaultValue, onChange, onKeyDown, ref, ...input } = rest;
  const native = useNativeValue({ value, defaultValue, onChange }, ref);

  return (
    <Field {...frame}>
      <div className={box}>
        <span className={styles.icon}>
          <SearchIcon />
        </span>
        <input
          autoComplete="off"
          {...input}
          {...control}
          {...native}
          readOnly={isReadOnly}
          type="search"
          // An invisible placeholder: the style uses `:placeholder-shown` to detect an empty box.
          placeholder=" "
          onKeyDown={(event) => {
            onKeyDown?.(event);
            const isEscape = event.key === 'Escape' && !event.nativeEvent.isComposing;
            if (!isEscape || event.currentTarget.value === '' || isReadOnly) return;
            // Stop this Escape, so that the surrounding dialog stays open.
            event.stopPropagation();
            event.preventDefault();
            clear(event.currentTarget);
          }}
          className={`${bare} ${styles.input}`}
        />
        {!isReadOnly && (
          <button
            type="button"
            aria-label={words.clear(frame.label)}
            disabled={control.disabled}
            onClick={() => {
              const box = native.ref.current;
              if (!box) return;
              clear(box);
              box.focus();
            }}
            className={styles.clear}
          >
            <CloseIcon />
          </button>
        )}
      </div>
    </Field>
  );
}
