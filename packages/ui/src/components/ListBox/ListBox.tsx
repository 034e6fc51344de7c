'use client';

import type { ReactNode, Ref } from 'react';
import {
  ListBox as AriaListBox,
  type ListBoxProps as AriaListBoxProps,
} from 'react-aria-components/ListBox';
import { listWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import type { AriaProps } from '../../internal/props.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import * as styles from './ListBox.css.ts';
import { itemsOf, type ListBoxOption } from './options.tsx';

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
  /** What can be chosen, for assistive technology. */
  label: string;
  /** What can be chosen, in the order in which it is shown. */
  options: readonly ListBoxOption[];
  /** Whether one option or several can be chosen. @default 'single' */
  selectionMode?: 'single' | 'multiple' | undefined;
  /** The values of the chosen options, kept by the caller. */
  selectedKeys?: (Iterable<string> & object) | undefined;
  /** The values of the options that are chosen at first. */
  defaultSelectedKeys?: (Iterable<string> & object) | undefined;
  /** Called with the values of the chosen options. */
  onSelectionChange?: ((keys: Set<string>) => void) | undefined;
  /** What is shown while there are no options. @default 'Nothing to choose from.' */
  empty?: ReactNode | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A list to choose one or several things from, which stays on the page. */
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
  return (
    <AriaListBox
      {...placed(props, styles.list)}
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
      {itemsOf(options)}
    </AriaListBox>
  );
}
