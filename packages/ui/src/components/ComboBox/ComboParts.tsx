'use client';

import { type ReactNode, type Ref, use } from 'react';
import {
  Button,
  ComboBoxStateContext,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { Group } from 'react-aria-components/Group';
import { comboBoxWords } from '../../internal/english.ts';
import { FieldHints, LabelText, type useField } from '../../internal/Field.tsx';
import * as field from '../../internal/field.css.ts';
import { item } from '../../internal/listItem.css.ts';
import { useWords } from '../../internal/locale.ts';
import type { ControlProps } from '../../internal/props.ts';
import { ChevronDownIcon, RefreshIcon } from '../Icon/index.ts';
import { nothing } from '../ListBox/ListBox.css.ts';
import * as styles from './ComboBox.css.ts';
import type { Loaded } from './useOptions.ts';

/** The option of a list that didn't come; choosing it asks for the list again. */
export const retry = 'mp-retry';

interface ComboPartsProps extends Omit<ControlProps<'input'>, 'ref'> {
  type?: 'text' | 'search';
  name?: string | undefined;
  form: string | undefined;
  required: boolean | undefined;
  frame: ReturnType<typeof useField>['frame'];
  isLabelHidden?: boolean;
  inputWidth: 'full' | 'medium';
  /** Drawn before the text. */
  icon?: ReactNode;
  /** What stands behind the text. @default the button that opens the list */
  end?: ReactNode;
  /** How it stands with the options. */
  state: Loaded['state'];
  /** The options. */
  children: ReactNode;
  ref: Ref<HTMLInputElement>;
}

/** What stands in React Aria's ComboBox: the field's words, its box and the list. */
export function ComboParts({
  frame,
  isLabelHidden = false,
  inputWidth,
  icon,
  end,
  state: listState,
  children,
  onKeyDown,
  ...input
}: ComboPartsProps) {
  const words = useWords(comboBoxWords);
  const state = use(ComboBoxStateContext);
  return (
    <>
      <Label className={isLabelHidden ? field.hiddenLabel : field.label}>
        <LabelText label={frame.label} shouldMarkOptional={frame.shouldMarkOptional} />
      </Label>
      <FieldHints {...frame} />
      <Group role="presentation" className={`${field.box} ${field.widths[inputWidth]}`}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <Input
          {...input}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // This Escape is used up: the dialog around stays open.
            if (event.key === 'Escape' && state?.isOpen) event.stopPropagation();
          }}
          className={field.bare}
        />
        {end ?? (
          <Button className={field.boxButton}>
            <ChevronDownIcon />
          </Button>
        )}
      </Group>
      <Popover
        className={styles.popover}
        containerPadding={16}
        isOpen={state?.isOpen ?? false}
        // By itself it would take back what is being typed as soon as the page scrolls, which the
        // browser also does to show what is typed.
        onOpenChange={(isOpen) => {
          if (!isOpen && state?.isOpen) state.toggle();
        }}
      >
        <ListBox
          className={styles.list}
          renderEmptyState={() => (
            <div className={nothing}>{listState === 'loading' ? words.loading : words.noMatch}</div>
          )}
        >
          {listState === 'failed' && (
            <ListBoxItem id={retry} textValue={words.listFailed} className={item}>
              <RefreshIcon /> {words.listFailed}
            </ListBoxItem>
          )}
          {children}
        </ListBox>
      </Popover>
      <div role="status" className={styles.announcement}>
        {listState === 'loading' && words.loading}
        {listState === 'failed' && words.listFailed}
      </div>
    </>
  );
}
