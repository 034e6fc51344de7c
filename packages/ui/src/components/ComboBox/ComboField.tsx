'use client';

import { type KeyboardEvent, type ReactNode, useCallback, useMemo, useState } from 'react';
import { ComboBox as AriaComboBox } from 'react-aria-components/ComboBox';
import { comboBoxWords } from '../../internal/english.ts';
import { type FieldProps, useField } from '../../internal/Field.tsx';
import { InLocale } from '../../internal/InLocale.tsx';
import { useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useContains } from '../../internal/useContains.ts';
import {
  hasFocus,
  useFormEvent,
  useOwnRef,
  useTakeover,
  useValue,
  type ValueProps,
} from '../../internal/useControl.ts';
import type { ListBoxOption } from '../ListBox/options.tsx';
import * as styles from './ComboBox.css.ts';
import { ComboParts, retry } from './ComboParts.tsx';
import { type OptionsProps, optionCalled, useFillIn, useOptions } from './useOptions.ts';

/** Props of a field that suggests options for the typed text. */
export interface ComboFieldProps
  extends FieldProps,
    ValueProps<string>,
    OptionsProps,
    ControlProps<'input'> {}

interface OwnProps extends ComboFieldProps {
  component: string;
  allowsFreeText: boolean;
  inputWidth: 'full' | 'medium';
  /** Shown before the text. */
  icon?: ReactNode;
  /** Shown after the text. @default the button that opens the list */
  end?: (box: { text: string; clear: () => void }) => ReactNode;
  type?: 'text' | 'search';
  /** Called with the option that was chosen from the list. */
  onPick?: ((option: ListBoxOption) => void) | undefined;
}

/** A text box with a list of matching options. Its value is that of an option, or the text itself. */
export function ComboField({ component, onPick, ...props }: OwnProps) {
  const words = useWords(comboBoxWords);
  const contains = useContains();
  const { options, load } = props;
  // The text during typing. Otherwise the box shows the chosen option.
  const [typed, setTyped] = useState<string>();
  const [picked, setPicked] = useState<ListBoxOption>();
  const loaded = useOptions({ options, load });
  const known = picked ? [...loaded.known, picked] : loaded.known;
  const { fillIn, unlisted } = useFillIn(known, loaded.state, (option) => {
    if (option) choose(option);
    else change('');
  });
  const { frame, control, isReadOnly, rest } = useField(component, {
    ...props,
    errorMessage: props.errorMessage ?? (unlisted && words.notListed(unlisted)),
  });
  const {
    options: _options,
    load: _load,
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
  const showChosen = () => {
    setTyped(undefined);
    fillIn('');
  };
  const { value: held, change } = useValue(
    { value, defaultValue, onChange },
    { empty: '', onReset: showChosen },
    box,
  );
  // Text that is typed stays as it is until focus leaves. Enter submits a form while the box has focus.
  const endTyping = () => setTyped(undefined);
  useFormEvent('submit', box, () => {
    if (allowsFreeText) endTyping();
  });

  const chosen = allowsFreeText
    ? known.find(({ value, label }) => value === picked?.value && label === held)
    : known.find(({ value }) => value === held);
  const text = typed ?? (allowsFreeText ? held : (chosen?.label ?? ''));
  // React Aria looks up the chosen option's text in the list, even if it does not match the typed text.
  const listed =
    chosen && !loaded.offered.some(({ value }) => value === chosen.value)
      ? [chosen, ...loaded.offered]
      : loaded.offered;
  const isSearch = type === 'search';
  const isLoader = load !== undefined;
  const answered = useMemo(
    () => isLoader && new Set([words.listFailed, ...loaded.offered.map(({ label }) => label)]),
    [isLoader, words.listFailed, loaded.offered],
  );
  // React Aria filters all options again in each render that passes another function.
  const fits = useCallback(
    (label: string, written: string) => {
      if (isSearch && written === '') return false;
      return answered ? answered.has(label) : contains(label, written);
    },
    [isSearch, answered, contains],
  );

  const write = (next: string) => {
    if (next === text) return;
    const isTyping = hasFocus(box.current);
    setTyped(isTyping || !allowsFreeText ? next : undefined);
    if (allowsFreeText || next === '') change(next);
    if (!allowsFreeText) fillIn(isTyping ? '' : next);
    if (load && (isTyping || !allowsFreeText) && !(isSearch && next === '')) {
      loaded.ask(next, { isTyping });
    }
  };
  const clear = () => {
    write('');
    box.current?.focus();
  };
  useTakeover(() => write(box.current?.value ?? text));

  const choose = (option: ListBoxOption) => {
    showChosen();
    setPicked(option);
    change(allowsFreeText ? option.label : option.value);
  };

  /** Chooses an option from the list, or the one whose label was typed in full when the list closes. */
  const settle = (key: string | number | null) => {
    if (key === retry) {
      loaded.ask(typed ?? '');
      return;
    }
    const isPicked = key !== null && key !== chosen?.value;
    const option = isPicked
      ? known.find(({ value }) => value === key)
      : optionCalled(known, typed ?? '');
    showChosen();
    if (!option) return;
    choose(option);
    if (isPicked) onPick?.(option);
  };

  const searchByKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    const { key, currentTarget } = event;
    const isOpen = currentTarget.ariaExpanded === 'true';
    // React Aria handles Enter while the list is open, even if no suggestion is active.
    if (key === 'Enter' && isOpen && !currentTarget.hasAttribute('aria-activedescendant')) {
      currentTarget.form?.requestSubmit();
    }
    if (key === 'Escape' && text !== '' && !isReadOnly) {
      // The browser would clear the box on Escape. The first Escape must only close the list.
      event.preventDefault();
      if (isOpen) return;
      event.stopPropagation();
      write('');
    }
  };

  const key = chosen?.value ?? null;
  return (
    <div {...frame.root}>
      <InLocale>
        <AriaComboBox
          className={styles.parts}
          id={control.id}
          aria-describedby={control['aria-describedby'] ?? ''}
          validationBehavior="aria"
          isInvalid={control['aria-invalid'] ?? false}
          isDisabled={control.disabled ?? false}
          isReadOnly={isReadOnly ?? false}
          allowsCustomValue={allowsFreeText}
          allowsEmptyCollection={!allowsFreeText || loaded.state === 'loading'}
          defaultFilter={fits}
          // Text that was set by a choice does not open the list.
          menuTrigger={typed === undefined ? 'manual' : 'input'}
          inputValue={text}
          onInputChange={write}
          value={key}
          // The field handles a reset of the form itself.
          defaultInputValue={text}
          defaultValue={key}
          onSelectionChange={settle}
          onBlur={endTyping}
          onOpenChange={(isOpen, trigger) => {
            if (!load) return;
            if (!isOpen) loaded.stop();
            else if (trigger === 'manual') loaded.ask(typed ?? '');
          }}
        >
          <ComboParts
            {...input}
            {...{ frame, inputWidth, icon, type }}
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
            options={listed}
          />
        </AriaComboBox>
      </InLocale>
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
