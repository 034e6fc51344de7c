'use client';

import { useState } from 'react';
import { ComboBox as AriaComboBox, ComboBoxValue } from 'react-aria-components/ComboBox';
import { multiSelectWords } from '../../internal/english.ts';
import { type FieldProps, useField } from '../../internal/Field.tsx';
import { InLocale } from '../../internal/InLocale.tsx';
import { useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useContains } from '../../internal/useContains.ts';
import {
  hasFocus,
  useOwnRef,
  useTakeover,
  useValue,
  type ValueProps,
} from '../../internal/useControl.ts';
import { announcement, parts } from '../ComboBox/ComboBox.css.ts';
import { ComboParts, retry } from '../ComboBox/ComboParts.tsx';
import { type OptionsProps, useFillIn, useOptions } from '../ComboBox/useOptions.ts';
import type { ListBoxOption } from '../ListBox/options.tsx';
import { TagGroup } from '../TagGroup/index.ts';

/** Props of MultiSelect; also accepts an input's attributes, such as `autoComplete` and `onBlur`. Its value is the list of the chosen options' values, in the order in which they were chosen. */
export interface MultiSelectProps
  extends FieldProps,
    ValueProps<readonly string[]>,
    OptionsProps,
    ControlProps<'input'> {
  /** The width, which should fit the expected text. @default 'full' */
  inputWidth?: 'full' | 'medium' | undefined;
}

const none: readonly string[] = [];
const all = () => true;

/** Lets people choose any number of many options, which they find by typing and see as tags. A form sends each under its name. */
export function MultiSelect(props: MultiSelectProps) {
  const words = useWords(multiSelectWords);
  const { options, load } = props;
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [picked, setPicked] = useState<readonly ListBoxOption[]>([]);
  const loaded = useOptions({ options, load });
  const known = [...loaded.known, ...picked];
  const { fillIn, unlisted } = useFillIn(known, loaded.state, (option) => {
    if (option) choose(chosen.includes(option.value) ? chosen : [...chosen, option.value]);
  });
  const {
    frame,
    control,
    isReadOnly = false,
    rest,
  } = useField('MultiSelect', {
    ...props,
    errorMessage: props.errorMessage ?? (unlisted && words.notListed(unlisted)),
  });
  const {
    options: _options,
    load: _load,
    inputWidth = 'full',
    value,
    defaultValue,
    onChange,
    ref,
    ...input
  } = rest;
  const contains = useContains();
  const box = useOwnRef(ref);
  const empty = () => {
    setText('');
    fillIn('');
  };
  const { value: chosen, change } = useValue(
    { value, defaultValue, onChange },
    { empty: none, onReset: empty },
    box,
  );
  const isDisabled = control.disabled ?? false;
  const write = (next: string) => {
    if (next === text) return;
    const isTyping = hasFocus(box.current);
    setText(next);
    fillIn(isTyping ? '' : next);
    if (load) loaded.ask(next, { isTyping });
  };
  useTakeover(() => write(box.current?.value ?? text));
  const choose = (next: readonly string[]) => {
    empty();
    setPicked(next.flatMap((one) => known.find((option) => option.value === one) ?? []));
    change(next);
  };
  const remove = (gone: Set<string>) => {
    const left = chosen.filter((one) => !gone.has(one));
    change(left);
    // The focused tag is removed along with the last choice.
    if (left.length === 0) box.current?.focus();
  };

  return (
    <div {...frame.root}>
      <InLocale>
        <AriaComboBox
          selectionMode="multiple"
          className={parts}
          id={control.id}
          aria-describedby={control['aria-describedby'] ?? ''}
          validationBehavior="aria"
          isInvalid={control['aria-invalid'] ?? false}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
          allowsEmptyCollection
          // The server has already filtered loaded options.
          defaultFilter={load ? all : contains}
          onOpenChange={(next, trigger) => {
            setOpen(next);
            if (!load) return;
            if (!next) loaded.stop();
            else if (trigger === 'manual') loaded.ask(text);
          }}
          inputValue={text}
          onInputChange={write}
          value={chosen}
          // The field handles a reset of the form itself.
          defaultInputValue={text}
          defaultValue={chosen}
          onChange={(keys) => {
            const next = keys.map(String);
            if (next.includes(retry)) {
              loaded.ask(text);
              return;
            }
            if (keys === chosen) empty();
            else choose(next);
          }}
        >
          <ComboParts
            {...input}
            {...{ frame, inputWidth }}
            ref={box}
            end={isReadOnly ? false : undefined}
            form={control.form}
            required={control.required && chosen.length === 0}
            state={loaded.state}
            options={loaded.offered}
          />
          {chosen.length > 0 && <ComboBoxValue className={announcement} />}
        </AriaComboBox>
      </InLocale>
      {chosen.length > 0 && (
        <TagGroup
          // An open list hides everything else from assistive technology. Disabled tags would be
          // a stop for the keyboard; what is chosen is also in the box's description.
          inert={isOpen || isDisabled}
          label={words.chosen(frame.label)}
          isLabelHidden
          tags={chosen.map((id) => ({
            id,
            label: known.find((option) => option.value === id)?.label ?? id,
            isDisabled,
          }))}
          onRemove={isDisabled || isReadOnly ? undefined : remove}
          marginTop="xxs"
        />
      )}
      {control.name &&
        chosen.map((one) => (
          <input
            key={one}
            type="hidden"
            name={control.name}
            form={control.form}
            disabled={isDisabled}
            value={one}
          />
        ))}
    </div>
  );
}
