'use client';

import { searchWords } from '../../internal/english.ts';
import { boxButton } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import { ComboField, type ComboFieldProps } from '../ComboBox/ComboField.tsx';
import { CloseIcon, SearchIcon } from '../Icon/index.ts';
import type { ListBoxOption } from '../ListBox/options.tsx';

/** Props of SuggestField; also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface SuggestFieldProps
  extends Omit<ComboFieldProps, 'isRequired' | 'shouldMarkOptional'> {
  /** Called with the suggestion that was chosen, after `onChange` with its label. */
  onPick?: ((option: ListBoxOption) => void) | undefined;
}

/** A SearchField that suggests matches. Enter submits the surrounding Form. */
export function SuggestField(props: SuggestFieldProps) {
  const words = useWords(searchWords);
  return (
    <ComboField
      {...props}
      component="SuggestField"
      type="search"
      allowsFreeText
      inputWidth="full"
      icon={<SearchIcon />}
      end={({ text, clear }) =>
        text !== '' && (
          <button
            type="button"
            aria-label={words.clear(props.label)}
            disabled={props.isDisabled}
            // Escape does the same. An open list hides everything else from assistive technology.
            tabIndex={-1}
            onClick={clear}
            className={boxButton}
          >
            <CloseIcon />
          </button>
        )
      }
    />
  );
}
