'use client';

import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { ComboBox as AriaComboBox, useFilter } from 'react-aria-components/ComboBox';
import { comboBoxWords } from '../../internal/english.ts';
import { type FieldProps, useField } from '../../internal/Field.tsx';
import { field } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useOwnRef, useTakeover, useValue, type ValueProps } from '../../internal/useControl.ts';
import { itemsOf, type ListBoxOption } from '../ListBox/options.tsx';
import * as styles from './ComboBox.css.ts';
import { ComboParts, retry } from './ComboParts.tsx';
import { type OptionsProps, useOptions } from './useOptions.ts';

/** What a field takes that suggests options for what is typed. */
export interface ComboFieldProps
  extends FieldProps,
    ValueProps<string>,
    OptionsProps,
    Omit<ControlProps<'input'>, 'autoComplete'> {}

interface OwnProps extends ComboFieldProps {
  component: string;
  allowsFreeText: boolean;
  inputWidth: 'full' | 'medium';
  /** Drawn before the text. */
  icon?: ReactNode;
  /** What stands behind the text. @default the button that opens the list */
  end?: (box: { text: string; clear: () => void }) => ReactNode;
  type?: 'text' | 'search';
  isLabelHidden?: boolean;
  /** Called with the option that was picked from the list. */
  onPick?: ((option: ListBoxOption) => void) | undefined;
}

const folded = (text: string) => text.trim().toLocaleLowerCase();

/** A box with a list of what fits the text in it. Its value is an option's, or the text itself. */
export function ComboField({ component, isLabelHidden = false, onPick, ...props }: OwnProps) {
  const words = useWords(comboBoxWords);
  const { contains } = useFilter({ sensitivity: 'base' });
  const { frame, control, isReadOnly = false, rest } = useField(component, props);
  const {
    options,
    load,
    allowsFreeText,
    inputWidth,
    icon,
    end,
    type = 'text',
    value,
    defaultValue,
    onChange,
    ref,
    ...input
  } = rest;
  const box = useOwnRef(ref);
  // What is in the box while it is typed; apart from that the box says what is chosen.
  const [typed, setTyped] = useState<string>();
  const [picked, setPicked] = useState<ListBoxOption>();
  const loaded = useOptions({ options, load });
  const { value: held, change } = useValue(
    { value, defaultValue, onChange },
    { empty: '', onReset: () => setTyped(undefined) },
    box,
  );

  const known = [...loaded.known, ...(picked ? [picked] : [])];
  const chosen = allowsFreeText
    ? known.find(({ value, label }) => value === picked?.value && label === held)
    : known.find(({ value }) => value === held);
  const text = typed ?? (allowsFreeText ? held : (chosen?.label ?? ''));
  // React Aria asks the list for the text of what is chosen, also where that doesn't fit what is typed.
  const listed =
    chosen && !loaded.offered.some(({ value }) => value === chosen.value)
      ? [chosen, ...loaded.offered]
      : loaded.offered;
  const isSearch = type === 'search';
  const fits = (label: string, written: string) => {
    if (isSearch && written === '') return false;
    return load
      ? label === words.listFailed || loaded.offered.some((option) => option.label === label)
      : contains(label, written);
  };

  const write = (next: string) => {
    if (next === text) return;
    setTyped(next);
    if (allowsFreeText) change(next);
    else if (next === '') change('');
    if (load && !(isSearch && next === '')) loaded.ask(next, { isTyping: true });
  };
  const clear = () => {
    write('');
    box.current?.focus();
  };
  useTakeover(() => write(box.current?.value ?? text));

  /** Takes an option that was picked, or, as the list closes, the one that was typed out. */
  const settle = (key: string | number | null) => {
    if (key === retry) {
      loaded.ask(typed ?? '');
      return;
    }
    const isPicked = key !== null && key !== chosen?.value;
    const option = known.find(({ value, label, isDisabled }) =>
      isPicked ? value === key : typed && !isDisabled && folded(label) === folded(typed),
    );
    setTyped(undefined);
    if (!option) return;
    setPicked(option);
    change(allowsFreeText ? option.label : option.value);
    if (isPicked) onPick?.(option);
  };

  const searchByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    const { key, currentTarget } = event;
    const isOpen = currentTarget.ariaExpanded === 'true';
    // React Aria keeps Enter to the list while that is open, also where no suggestion is marked.
    if (key === 'Enter' && isOpen && !currentTarget.hasAttribute('aria-activedescendant')) {
      currentTarget.form?.requestSubmit();
    }
    if (key === 'Escape' && text !== '' && !isReadOnly && !event.nativeEvent.isComposing) {
      // The browser would empty the box at once; the first Escape closes the list.
      event.preventDefault();
      if (isOpen) return;
      event.stopPropagation();
      write('');
    }
  };

  const key = chosen?.value ?? null;
  return (
    <div
      className={`${field} ${frame.className}`}
      data-invalid={frame.errorMessage ? '' : undefined}
    >
      <AriaComboBox
        className={styles.parts}
        id={control.id}
        aria-describedby={control['aria-describedby'] ?? ''}
        validationBehavior="aria"
        isInvalid={control['aria-invalid'] ?? false}
        isDisabled={control.disabled ?? false}
        isReadOnly={isReadOnly}
        allowsCustomValue={allowsFreeText}
        allowsEmptyCollection={!allowsFreeText || loaded.state === 'loading'}
        defaultFilter={fits}
        // Text that comes with a choice opens no list.
        menuTrigger={typed === undefined ? 'manual' : 'input'}
        inputValue={text}
        onInputChange={write}
        value={key}
        // A reset of the form is the field's own.
        defaultInputValue={text}
        defaultValue={key}
        onSelectionChange={settle}
        onOpenChange={(isOpen, trigger) => {
          if (!load) return;
          if (!isOpen) loaded.stop();
          else if (trigger === 'manual') loaded.ask(typed ?? '');
        }}
      >
        <ComboParts
          {...input}
          {...{ frame, isLabelHidden, inputWidth, icon, type }}
          end={!isReadOnly && end?.({ text, clear })}
          ref={box}
          onKeyDown={(event) => {
            input.onKeyDown?.(event);
            if (isSearch) searchByKey(event);
          }}
          name={allowsFreeText ? control.name : undefined}
          form={control.form}
          required={control.required}
          state={loaded.state}
        >
          {itemsOf(listed)}
        </ComboParts>
      </AriaComboBox>
      {!allowsFreeText && control.name && (
        <input
          type="hidden"
          name={control.name}
          form={control.form}
          disabled={control.disabled}
          value={held}
        />
      )}
    </div>
  );
}
