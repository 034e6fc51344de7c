'use client';

import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  use,
  useEffect,
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useMemo,
  useReducer,
  useRef,
  useState,
} from 'react';
import { mergeRefs } from 'react-aria/mergeRefs';
import { useControlledState } from 'react-stately/useControlledState';
import type { ElementProps } from '../../internal/props.ts';
import { useReveal } from '../../internal/useReveal.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Tabs.css.ts';

interface Selection {
  readonly baseId: string;
  readonly list: RefObject<HTMLDivElement | null>;
  readonly orientation: 'horizontal' | 'vertical';
  readonly isManual: boolean;
  readonly selected: string | undefined;
  /** The first enabled tab that was rendered. A server knows no other. */
  readonly first: { id?: string };
  readonly disabledKeys: ReadonlySet<string>;
  readonly select: (id: string) => void;
  /** Call when a tab was added, removed, enabled or disabled. */
  readonly onTabsChange: () => void;
}

const CurrentSelection = createContext<Selection | undefined>(undefined);

function useSelection(part: string): Selection {
  const selection = use(CurrentSelection);
  if (!selection) throw new Error(`${part}: put it inside Tabs.`);
  return selection;
}

const selectedIn = ({ selected, first }: Selection) => selected ?? first.id;
// A tab's id may contain spaces, but the attributes that refer to an id can't.
const tabId = ({ baseId }: Selection, id: string) => `${baseId}-tab-${encodeURIComponent(id)}`;
const panelId = ({ baseId }: Selection, id: string) => `${baseId}-panel-${encodeURIComponent(id)}`;

export interface TabsProps extends Omit<ElementProps<'div'>, 'children'> {
  /** A TabList with its Tabs, and one TabPanel per tab. */
  children: ReactNode;
  /** The id of the open tab (controlled). */
  selectedKey?: string | undefined;
  /** The id of the initially open tab (uncontrolled). @default the first enabled one */
  defaultSelectedKey?: string | undefined;
  /** The ids of disabled tabs. */
  disabledKeys?: (Iterable<string> & object) | undefined;
  /** Called with the id of the tab that a visitor opened. */
  onSelectionChange?: ((key: string) => void) | undefined;
  /** A row above the panel, or a column beside it. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** Whether an arrow key opens the tab that it moves to, or waits for Enter or Space. @default 'automatic' */
  keyboardActivation?: 'automatic' | 'manual' | undefined;
}

/**
 * A few views of one thing. One of them is always open: if the chosen tab is removed, unknown or
 * disabled, the first enabled one opens.
 */
export function Tabs({
  children,
  selectedKey,
  defaultSelectedKey,
  disabledKeys,
  onSelectionChange,
  orientation = 'horizontal',
  keyboardActivation = 'automatic',
  ...props
}: TabsProps) {
  const baseId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [chosen, choose] = useControlledState<string | null, string>(
    selectedKey,
    defaultSelectedKey ?? null,
    onSelectionChange,
  );
  const wanted = chosen ?? undefined;
  const [first] = useState<{ id?: string }>({});
  /** The tab that opens instead of one that can't. */
  const [standIn, setStandIn] = useState<{ for: string | undefined; id: string | undefined }>();
  const [changes, countChange] = useReducer((count: number) => count + 1, 0);
  const hadFocus = useRef(false);
  const onTabsChange = () => {
    // Runs before a removed tab loses focus.
    hadFocus.current ||= Boolean(list.current?.querySelector(':focus'));
    countChange();
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads the tabs from the DOM; `changes` counts their changes.
  useLayoutEffect(() => {
    const tabs = [...(list.current?.querySelectorAll<HTMLElement>('[role=tab]:enabled') ?? [])];
    const ids = tabs.map(({ dataset }) => dataset.key);
    const isFine = wanted !== undefined && ids.includes(wanted);
    if (hadFocus.current && !list.current?.querySelector(':focus:enabled')) {
      (tabs[ids.indexOf(wanted)] ?? tabs[0])?.focus();
    }
    hadFocus.current = false;
    setStandIn((last) => {
      if (isFine) return undefined;
      return last?.for === wanted && ids.includes(last?.id) ? last : { for: wanted, id: ids[0] };
    });
  }, [wanted, changes]);

  const selected = standIn && standIn.for === wanted ? standIn.id : wanted;
  const select = (id: string) => {
    if (id !== selected) choose(id);
  };

  return (
    <CurrentSelection
      value={{
        baseId,
        list,
        orientation,
        isManual: keyboardActivation === 'manual',
        selected,
        first,
        disabledKeys: new Set(disabledKeys),
        select,
        onTabsChange,
      }}
    >
      <div {...placed(props, styles.tabs[orientation])} data-orientation={orientation}>
        {children}
      </div>
    </CurrentSelection>
  );
}

export interface TabListProps extends Omit<ElementProps<'div'>, 'aria-label' | 'role'> {
  /** The accessible name of the tabs. */
  label: string;
  /** Tabs. */
  children: ReactNode;
  /**
   * `pill` for two or three short labels, `underline` for more, `card` for a choice that is made by what
   * a tab says: a name, a price, a line of text.
   * @default 'underline'
   */
  variant?: 'pill' | 'underline' | 'card' | undefined;
}

/** Returns the tab that a key moves to from the one with focus. */
function targetIndex(key: string, current: number, count: number, next: string, previous: string) {
  switch (key) {
    case next:
      return (current + 1) % count;
    case previous:
      return (current - 1 + count) % count;
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The row of tabs, or the column. */
export function TabList({ label, variant = 'underline', onKeyDown, ref, ...props }: TabListProps) {
  const { list, orientation, isManual } = useSelection('TabList');
  useImperativeHandle(ref, () => list.current as HTMLDivElement, [list]);

  const goByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    onKeyDown?.(event);
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    const tabs = [...event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]:enabled')];
    const current = tabs.indexOf(event.target as HTMLElement);
    const keys = event.currentTarget.matches(':dir(rtl)')
      ? (['ArrowLeft', 'ArrowRight'] as const)
      : (['ArrowRight', 'ArrowLeft'] as const);
    const [next, previous] = orientation === 'vertical' ? ['ArrowDown', 'ArrowUp'] : keys;
    const to = targetIndex(event.key, current, tabs.length, next as string, previous as string);
    if (to === undefined) return;
    event.preventDefault();
    tabs[to]?.focus();
    if (!isManual) tabs[to]?.click();
  };

  return (
    <div
      {...placed(
        props,
        styles.list,
        styles.listVariants[variant],
        styles.listOrientations[orientation],
      )}
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={orientation}
      onKeyDown={goByKey}
    />
  );
}

export interface TabProps
  extends Omit<ElementProps<'button'>, 'id' | 'children' | 'type' | 'disabled' | 'role'> {
  /** The same as its panel's; any text. */
  id: string;
  /** One or two words; more in a `card`, without links or controls. */
  children: ReactNode;
  /** Whether the tab can't be opened. @default false */
  isDisabled?: boolean | undefined;
}

/** One tab. */
export function Tab({ id, isDisabled: isSwitchedOff = false, onClick, ...props }: TabProps) {
  const selection = useSelection('Tab');
  const { first, disabledKeys, onTabsChange } = selection;
  const isDisabled = isSwitchedOff || disabledKeys.has(id);
  // Runs during render, because a server has no DOM to read; the result is the same for each render.
  if (!isDisabled) first.id ??= id;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the set of tabs depends on these two.
  useLayoutEffect(() => {
    onTabsChange();
    return onTabsChange;
  }, [id, isDisabled]);

  const isSelected = selectedIn(selection) === id;
  return (
    <button
      {...placed(props, styles.tab)}
      disabled={isDisabled}
      type="button"
      role="tab"
      id={tabId(selection, id)}
      data-key={id}
      aria-selected={isSelected}
      aria-controls={isSelected ? panelId(selection, id) : undefined}
      tabIndex={isSelected ? 0 : -1}
      onClick={(event) => {
        onClick?.(event);
        selection.select(id);
      }}
    />
  );
}

export interface TabPanelProps extends Omit<ElementProps<'div'>, 'id' | 'children'> {
  /** The same as its tab's. */
  id: string;
  children: ReactNode;
  /**
   * Whether the panel stays in the document while another is open: typed text is preserved, search
   * engines find it, and it can be read without JavaScript.
   * @default false
   */
  shouldForceMount?: boolean | undefined;
}

const stops = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary';

/** The content of one tab. A panel without focusable content is itself a tab stop. */
export function TabPanel({ id, shouldForceMount = false, ref, ...props }: TabPanelProps) {
  const selection = useSelection('TabPanel');
  const panel = useRef<HTMLDivElement>(null);
  const [hasStops, setHasStops] = useState(true);
  const isSelected = selectedIn(selection) === id;
  const both = useMemo(() => mergeRefs(panel, ref ?? null), [ref]);
  useReveal(panel, () => selection.select(id));
  useEffect(() => {
    const { current } = panel;
    if (!current || !isSelected) return;
    const look = () => setHasStops(current.querySelector(stops) !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(current, { childList: true, subtree: true, attributeFilter: ['disabled'] });
    return () => observer.disconnect();
  }, [isSelected]);

  if (!isSelected && !shouldForceMount) return null;
  return (
    <div
      {...placed(props, styles.panel)}
      ref={both}
      role="tabpanel"
      id={panelId(selection, id)}
      aria-labelledby={tabId(selection, id)}
      tabIndex={hasStops ? undefined : 0}
      hidden={!isSelected}
    />
  );
}
