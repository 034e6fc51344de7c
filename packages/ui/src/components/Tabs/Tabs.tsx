'use client';

import type { ReactNode } from 'react';
import {
  Tab as AriaTab,
  TabList as AriaTabList,
  TabPanel as AriaTabPanel,
  type TabPanelProps as AriaTabPanelProps,
  type TabProps as AriaTabProps,
  Tabs as AriaTabs,
  type TabsProps as AriaTabsProps,
} from 'react-aria-components/Tabs';
import type { AriaProps } from '../../internal/props.ts';
import * as styles from './Tabs.css.ts';

/** Props of Tabs; also accepts `selectedKey`, `defaultSelectedKey` and `onSelectionChange`, by tab id. */
export interface TabsProps extends Omit<AriaProps<AriaTabsProps>, 'children' | 'orientation'> {
  /** A TabList and one TabPanel a tab. */
  children: ReactNode;
}

/** A few views of one thing, of which one is open. */
export function Tabs(props: TabsProps) {
  return <AriaTabs {...props} className={styles.tabs} />;
}

/** Props of TabList. */
export interface TabListProps {
  /** What the tabs choose, for assistive technology. */
  label: string;
  /** Tabs. */
  children: ReactNode;
  /** A pill for two or three short words; a line under the open one for more. @default 'underline' */
  variant?: 'pill' | 'underline';
}

/** The row of tabs. */
export function TabList({ label, children, variant = 'underline' }: TabListProps) {
  return (
    <AriaTabList aria-label={label} className={styles.list({ variant })}>
      {children}
    </AriaTabList>
  );
}

/** Props of Tab. */
export interface TabProps extends Omit<AriaProps<AriaTabProps>, 'id' | 'children'> {
  /** The same as its panel's. */
  id: string;
  /** One or two words. */
  children: ReactNode;
}

/** One tab. */
export function Tab(props: TabProps) {
  return <AriaTab {...props} className={styles.tab} />;
}

/** Props of TabPanel. */
export interface TabPanelProps
  extends Omit<AriaProps<AriaTabPanelProps>, 'id' | 'children' | 'shouldForceMount'> {
  /** The same as its tab's. */
  id: string;
  children: ReactNode;
  /**
   * Keeps the panel in the page while another is open: what was typed stays, search engines find it
   * and it reads without JavaScript.
   * @default false
   */
  shouldForceMount?: boolean;
}

/** What one tab opens. */
export function TabPanel(props: TabPanelProps) {
  return <AriaTabPanel {...props} className={styles.panel} />;
}
