'use client';

import { type ReactNode, type Ref, use, useRef } from 'react';
import { Collection } from 'react-aria-components/Collection';
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
import { PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { comboBoxWords } from '../../internal/english.ts';
import { FieldHints, LabelText, type useField } from '../../internal/Field.tsx';
import * as field from '../../internal/field.css.ts';
import { LongList } from '../../internal/LongList.tsx';
import { useWords } from '../../internal/locale.ts';
import { listPopover } from '../../internal/overlay.css.ts';
import type { ControlProps } from '../../internal/props.ts';
import { useEntries } from '../../internal/sections.tsx';
import { useLikeAround } from '../../internal/surroundings.ts';
import { ChevronDownIcon, RefreshIcon } from '../Icon/index.ts';
import { nothing, option } from '../ListBox/ListBox.css.ts';
import { entryOf, type ListBoxOption } from '../ListBox/options.tsx';
import * as styles from './ComboBox.css.ts';
import type { Loaded } from './useOptions.ts';

/** The option of a list that failed to load. Choosing it loads the list again. */
export const retry = 'mp-retry';

/** More than the distance in px that React Aria keeps between a box and its list. */
const farthest = 16;

interface ComboPartsProps extends Omit<ControlProps<'input'>, 'ref'> {
  type?: 'text' | 'search';
  name?: string | undefined;
  form: string | undefined;
  required: boolean | undefined;
  frame: ReturnType<typeof useField>['frame'];
  inputWidth: 'full' | 'medium';
  /** Shown before the text. */
  icon?: ReactNode;
  /** Shown after the text. @default the button that opens the list */
  end?: ReactNode;
  /** The loading state of the options. */
  state: Loaded['state'];
  options: readonly ListBoxOption[];
  ref: Ref<HTMLInputElement>;
}

/** Whether a list is right above or below its box. */
function isAt(box: Element, list: Element) {
  const [a, b] = [box.getBoundingClientRect(), list.getBoundingClientRect()];
  return Math.abs(Math.max(b.top - a.bottom, a.top - b.bottom)) < farthest;
}

/** The content of React Aria's ComboBox: the field's label and messages, its box and the list. */
export function ComboParts({
  frame,
  inputWidth,
  icon,
  end,
  state: listState,
  options,
  onKeyDown,
  ...input
}: ComboPartsProps) {
  const words = useWords(comboBoxWords);
  const state = use(ComboBoxStateContext);
  const entries = useEntries(options);
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  const list = useRef<HTMLElement>(null);
  return (
    <>
      <Label className={field.label}>
        <LabelText label={frame.label} shouldMarkOptional={frame.shouldMarkOptional} />
      </Label>
      <FieldHints {...frame} />
      <Group role="presentation" className={`${field.box} ${field.widths[inputWidth]}`}>
        {icon && <span className={styles.icon}>{icon}</span>}
        <Input
          {...input}
          onKeyDown={(event) => {
            onKeyDown?.(event);
            // Stop this Escape, so that the surrounding dialog stays open.
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
        ref={useLikeAround(trigger, list)}
        className={listPopover}
        containerPadding={16}
        isOpen={state?.isOpen ?? false}
        // React Aria would close the list and revert the typed text as soon as anything around the box
        // scrolls, which the browser also does to show what is typed. A list that scrolls along stays.
        onOpenChange={(isOpen) => {
          if (isOpen || !state?.isOpen) return;
          if (trigger?.current && list.current && isAt(trigger.current, list.current)) return;
          state.toggle();
        }}
      >
        <LongList count={options.length}>
          <ListBox
            className={styles.list}
            renderEmptyState={() => (
              <div className={nothing}>
                {listState === 'loading' ? words.loading : words.noMatch}
              </div>
            )}
          >
            {listState === 'failed' && (
              <ListBoxItem id={retry} textValue={words.listFailed} className={option}>
                <RefreshIcon /> <span>{words.listFailed}</span>
              </ListBoxItem>
            )}
            <Collection items={entries}>{entryOf}</Collection>
          </ListBox>
        </LongList>
      </Popover>
      <div aria-live="polite" aria-atomic="true" className={styles.announcement}>
        {listState === 'loading' ? words.loading : listState === 'failed' ? words.listFailed : ''}
      </div>
    </>
  );
}
