'use client';

import type { ReactNode, Ref } from 'react';
import {
  ListBox as AriaListBox,
  type ListBoxProps as AriaListBoxProps,
} from 'react-aria-components/ListBox';
import { listWords } from '../../internal/english.ts';
import { InLocale } from '../../internal/InLocale.tsx';
import { LongList } from '../../internal/LongList.tsx';
import { useWords } from '../../internal/locale.ts';
import type { AriaProps } from '../../internal/props.ts';
import { useEntries } from '../../internal/sections.tsx';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import * as styles from './ListBox.css.ts';
import { entryOf, type ListBoxOption } from './options.tsx';

/** Props of ListBox. */
export interface ListBoxProps
  extends LayoutProps,
    Omit<
      AriaProps<AriaListBoxProps<object>>,
      | 'aria-label'
      | 'aria-labelledby'
      | 'children'
      | 'defaultSelectedKeys'
      | 'dependencies'
      | 'dragAndDropHooks'
      | 'items'
      | 'layout'
      | 'onSelectionChange'
      | 'orientation'
      | 'renderEmptyState'
      | 'selectedKeys'
      | 'selectionBehavior'
      | 'selectionMode'
    > {
  /** The accessible name of the list. */
  label: string;
  /** The options, in the order in which they are shown. */
  options: readonly ListBoxOption[];
  /** Whether one option or several can be chosen. @default 'single' */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** The values of the chosen options (controlled). */
  selectedKeys?: (Iterable<string> & object) | undefined;
  /** The values of the initially chosen options (uncontrolled). */
  defaultSelectedKeys?: (Iterable<string> & object) | undefined;
  /** Called with the values of the chosen options. */
  onSelectionChange?: ((keys: Set<string>) => void) | undefined;
  /** Shown while there are no options. @default 'Nothing to choose from.' */
  empty?: ReactNode | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A list that is always visible, to choose one or several options from. */
export function ListBox({
  label,
  options,
  selectionMode = 'single',
  selectedKeys,
  defaultSelectedKeys = [],
  onSelectionChange,
  empty,
  ...props
}: ListBoxProps) {
  const words = useWords(listWords);
  const entries = useEntries(options);
  return (
    <InLocale>
      <LongList count={options.length}>
        <AriaListBox
          {...placed(props, styles.list)}
          items={entries}
          aria-label={label}
          selectionMode={selectionMode}
          {...(selectedKeys === undefined ? { defaultSelectedKeys } : { selectedKeys })}
          onSelectionChange={(keys) =>
            onSelectionChange?.(
              new Set(
                keys === 'all'
                  ? options.filter((option) => !option.isDisabled).map(({ value }) => value)
                  : [...keys].map(String),
              ),
            )
          }
          renderEmptyState={() => <div className={styles.nothing}>{empty ?? words.noOptions}</div>}
        >
          {entryOf}
        </AriaListBox>
      </LongList>
    </InLocale>
  );
}
