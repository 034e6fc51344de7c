'use client';

import {
  Children,
  createContext,
  isValidElement,
  type KeyboardEvent,
  type ReactNode,
  use,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { ElementProps } from '../../internal/props.ts';
import * as styles from './Tabs.css.ts';

interface Selection {
  readonly tabsId: string;
  readonly selected: string | undefined;
  readonly disabledKeys: ReadonlySet<string>;
  readonly select: (id: string) => void;
}

const CurrentSelection = createContext<Selection | undefined>(undefined);

function useSelection(part: string): Selection {
  const selection = use(CurrentSelection);
  if (!selection) throw new Error(`${part}: put it inside Tabs.`);
  return selection;
}

const tabId = ({ tabsId }: Selection, id: string) => `${tabsId}-tab-${id}`;
const panelId = ({ tabsId }: Selection, id: string) => `${tabsId}-panel-${id}`;

/** The ids of the tabs among `children` that can be opened, in their order. */
function tabsAmong(children: ReactNode): string[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<Partial<TabProps>>(child)) return [];
    if (child.type === Tab) return (!child.props.isDisabled && child.props.id) || [];
    return child.type === TabPanel ? [] : tabsAmong(child.props.children);
  });
}

/** Props of Tabs. */
export interface TabsProps extends Omit<ElementProps<'div'>, 'children'> {
  /** A TabList that holds its Tabs itself, and one TabPanel a tab. */
  children: ReactNode;
  /** The open tab's id, kept by the caller. */
  selectedKey?: string | undefined;
  /** The id of the tab that is open first. @default the first one that can be opened */
  defaultSelectedKey?: string | undefined;
  /** The ids of tabs that can't be opened. */
  disabledKeys?: Iterable<string> | undefined;
  /** Called with the id of the tab that was opened. */
  onSelectionChange?: ((key: string) => void) | undefined;
}

/** A few views of one thing, of which one is open. */
export function Tabs({
  children,
  selectedKey,
  defaultSelectedKey,
  disabledKeys,
  onSelectionChange,
  ...props
}: TabsProps) {
  const disabled = new Set(disabledKeys);
  const [kept, setKept] = useState(
    () => defaultSelectedKey ?? tabsAmong(children).find((id) => !disabled.has(id)),
  );
  const selected = selectedKey ?? kept;
  const select = (id: string) => {
    if (id === selected) return;
    setKept(id);
    onSelectionChange?.(id);
  };
  return (
    <CurrentSelection value={{ tabsId: useId(), selected, disabledKeys: disabled, select }}>
      <div {...props} className={styles.tabs}>
        {children}
      </div>
    </CurrentSelection>
  );
}

/** Props of TabList. */
export interface TabListProps {
  /** What the tabs choose, for assistive technology. */
  label: string;
  /** Tabs. */
  children: ReactNode;
  /** A pill for two or three short words; a line under the open one for more. @default 'underline' */
  variant?: 'pill' | 'underline' | undefined;
}

/** The tab that a key goes to from the one that has focus. */
function goal(key: string, current: number, count: number, isRtl: boolean): number | undefined {
  switch (key) {
    case 'ArrowRight':
    case 'ArrowLeft': {
      const step = (key === 'ArrowRight') === isRtl ? -1 : 1;
      return (current + step + count) % count;
    }
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

function openByKey(event: KeyboardEvent<HTMLDivElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const list = event.currentTarget;
  const tabs = [...list.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
  const current = tabs.indexOf(document.activeElement as HTMLElement);
  const next = goal(event.key, current, tabs.length, list.matches(':dir(rtl)'));
  if (next === undefined) return;
  event.preventDefault();
  tabs[next]?.focus();
  tabs[next]?.click();
}

/** The row of tabs. */
export function TabList({ label, children, variant = 'underline' }: TabListProps) {
  return (
    <div
      role="tablist"
      aria-label={label}
      onKeyDown={openByKey}
      className={styles.list({ variant })}
    >
      {children}
    </div>
  );
}

/** Props of Tab. */
export interface TabProps
  extends Omit<ElementProps<'button'>, 'id' | 'children' | 'type' | 'disabled' | 'onClick'> {
  /** The same as its panel's. */
  id: string;
  /** One or two words. */
  children: ReactNode;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** One tab. */
export function Tab({ id, isDisabled = false, ...props }: TabProps) {
  const selection = useSelection('Tab');
  const isSelected = selection.selected === id;
  return (
    <button
      {...props}
      disabled={isDisabled || selection.disabledKeys.has(id)}
      type="button"
      role="tab"
      id={tabId(selection, id)}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId(selection, id) : undefined}
      tabIndex={isSelected ? 0 : -1}
      onClick={() => selection.select(id)}
      className={styles.tab}
    />
  );
}

/** Props of TabPanel. */
export interface TabPanelProps extends Omit<ElementProps<'div'>, 'id' | 'children'> {
  /** The same as its tab's. */
  id: string;
  children: ReactNode;
  /**
   * Keeps the panel in the page while another is open: what was typed stays, search engines find it
   * and it reads without JavaScript.
   * @default false
   */
  shouldForceMount?: boolean | undefined;
}

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';

/** What one tab opens. A panel with nothing in it to stop at is itself a stop of the Tab key. */
export function TabPanel({ id, shouldForceMount = false, ...props }: TabPanelProps) {
  const selection = useSelection('TabPanel');
  const panel = useRef<HTMLDivElement>(null);
  const [hasStops, setHasStops] = useState(true);
  useEffect(() => setHasStops(panel.current?.querySelector(stops) !== null));
  const isSelected = selection.selected === id;
  if (!isSelected && !shouldForceMount) return null;
  return (
    <div
      {...props}
      ref={panel}
      role="tabpanel"
      id={panelId(selection, id)}
      aria-labelledby={tabId(selection, id)}
      tabIndex={hasStops ? undefined : 0}
      hidden={!isSelected}
      className={styles.panel}
    />
  );
}
