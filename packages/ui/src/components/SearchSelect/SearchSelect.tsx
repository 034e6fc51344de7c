'use client';

import { type ReactNode, type Ref, useImperativeHandle, useMemo, useRef, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Collection } from 'react-aria-components/Collection';
import { Label } from 'react-aria-components/Label';
import { ListBox } from 'react-aria-components/ListBox';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import { Select as AriaSelect, SelectValue } from 'react-aria-components/Select';
import { useSlottedContext } from 'react-aria-components/slots';
import { Exiting } from '../../internal/Exiting.tsx';
import { searchSelectWords } from '../../internal/english.ts';
import { FieldHints, type FieldProps, LabelText, useField } from '../../internal/Field.tsx';
import { control as box, label, widths } from '../../internal/field.css.ts';
import { InLocale } from '../../internal/InLocale.tsx';
import { useWords } from '../../internal/locale.ts';
import { listPopover } from '../../internal/overlay.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { SearchedList } from '../../internal/SearchedList.tsx';
import { useEntries } from '../../internal/sections.tsx';
import { useLikeAround } from '../../internal/surroundings.ts';
import { takeInvalid } from '../../internal/takeInvalid.ts';
import { useValue, type ValueProps } from '../../internal/useControl.ts';
import { useFieldFocus } from '../../internal/useFieldFocus.ts';
import { parts } from '../ComboBox/ComboBox.css.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import { nothing } from '../ListBox/ListBox.css.ts';
import { entryOf, type ListBoxOption } from '../ListBox/options.tsx';
import * as styles from './SearchSelect.css.ts';

/** Props of SearchSelect; also accepts a button's attributes, such as `onBlur`. */
export interface SearchSelectProps
  extends FieldProps,
    ValueProps<string>,
    Omit<ControlProps<'button'>, 'ref'> {
  /** The options, in the order in which they are shown. */
  options: readonly ListBoxOption[];
  /** The text of the empty option, which is shown until one is chosen; `null` for none. @default 'Choose one' */
  emptyLabel?: string | null | undefined;
  /** What a browser fills in, such as `address-level1`, in a list of up to 300 options. */
  autoComplete?: string | undefined;
  /** The width, which should fit the options. @default 'full' */
  inputWidth?: 'full' | 'medium' | undefined;
  /** The button, or the box with the choice if it is read-only. */
  ref?: Ref<HTMLElement> | undefined;
}

/** The key of the empty option. React Aria's keys can't be the empty text. */
const none = 'mp-none';

/** Lets people choose one option of a long list that opens, which they can search. */
export function SearchSelect(props: SearchSelectProps) {
  const words = useWords(searchSelectWords);
  const [problem, setProblem] = useState<string>();
  const { errorMessage = problem } = props;
  const { frame, control, isReadOnly, rest } = useField('SearchSelect', { ...props, errorMessage });
  const {
    options,
    emptyLabel = words.chooseOne,
    autoComplete,
    inputWidth = 'full',
    value: given,
    defaultValue,
    onChange,
    ref,
    ...others
  } = rest;
  const button = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box of a read-only field is another element.
  useImperativeHandle(ref, () => button.current as HTMLElement, [isReadOnly]);
  const focus = useFieldFocus(isReadOnly ?? false, button);
  const sent = useRef<HTMLInputElement>(null);
  const { value, change } = useValue(
    { value: given, defaultValue, onChange },
    { empty: '', onReset: () => setProblem(undefined) },
    sent,
  );
  const listed = useMemo(
    () => (emptyLabel === null ? options : [{ value: none, label: emptyLabel }, ...options]),
    [options, emptyLabel],
  );
  const entries = useEntries(listed);
  const shown = options.find((option) => option.value === value)?.label ?? emptyLabel ?? '';
  const width = widths[inputWidth];

  return (
    <div {...frame.root} {...focus}>
      {isReadOnly ? (
        <>
          <label htmlFor={control.id} className={label}>
            <LabelText label={frame.label} shouldMarkOptional={frame.shouldMarkOptional} />
          </label>
          <FieldHints {...frame} />
          <input
            {...(others as object)}
            id={control.id}
            aria-describedby={control['aria-describedby']}
            aria-invalid={control['aria-invalid']}
            disabled={control.disabled}
            ref={button as Ref<HTMLInputElement>}
            readOnly
            value={shown}
            className={`${box} ${width}`}
          />
        </>
      ) : (
        <InLocale>
          <AriaSelect
            className={parts}
            {...(autoComplete && { autoComplete })}
            id={control.id}
            aria-describedby={control['aria-describedby'] ?? ''}
            validationBehavior="aria"
            isInvalid={control['aria-invalid'] ?? false}
            isDisabled={control.disabled ?? false}
            value={value === '' && emptyLabel !== null ? none : value || null}
            onChange={(key) => {
              setProblem(undefined);
              change(key === none || key === null ? '' : `${key}`);
            }}
          >
            <Label className={label}>
              <LabelText label={frame.label} shouldMarkOptional={frame.shouldMarkOptional} />
            </Label>
            <FieldHints {...frame} />
            <Button
              {...(others as object)}
              ref={button as Ref<HTMLButtonElement>}
              {...(control.form && { form: control.form })}
              {...(control['aria-invalid'] && { 'data-invalid': '' })}
              className={`${styles.button} ${width}`}
            >
              <SelectValue className={styles.value}>
                {/* A new element for each choice: a translator may have replaced the text of the last one. */}
                {() => <span key={value}>{shown}</span>}
              </SelectValue>
              <span className={styles.chevron}>
                <ChevronDownIcon />
              </span>
            </Button>
            <ListPopover>
              <SearchedList
                label={words.searchIn(frame.label)}
                count={listed.length}
                className={styles.searched}
              >
                <ListBox
                  className={styles.list}
                  renderEmptyState={() => <div className={nothing}>{words.noMatch}</div>}
                >
                  <Collection items={entries}>{entryOf}</Collection>
                </ListBox>
              </SearchedList>
            </ListPopover>
          </AriaSelect>
        </InLocale>
      )}
      <input
        ref={sent}
        hidden
        {...{ value, name: control.name, form: control.form }}
        disabled={control.disabled}
        required={control.required}
        onChange={() => {}}
        onInvalid={(event) => {
          setProblem(event.currentTarget.validationMessage);
          takeInvalid(event, button.current);
        }}
      />
    </div>
  );
}

function ListPopover({ children }: { children: ReactNode }) {
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  return (
    <Popover ref={useLikeAround(trigger)} containerPadding={16} className={listPopover}>
      {({ isExiting }) => <Exiting isExiting={isExiting}>{children}</Exiting>}
    </Popover>
  );
}
