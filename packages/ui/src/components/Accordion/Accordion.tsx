'use client';

import {
  createContext,
  type ReactNode,
  use,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import type { ElementProps } from '../../internal/props.ts';
import * as styles from './Accordion.css.ts';

/** Props of Accordion. */
export interface AccordionProps extends Omit<ElementProps<'div'>, 'children'> {
  /** AccordionItems. */
  children: ReactNode;
  /** The level of the items' headings: one below the heading above them. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Lets several items stand open at once. @default false */
  allowsMultipleExpanded?: boolean | undefined;
  /** The ids of the open items, kept by the caller. */
  expandedKeys?: Iterable<string> | undefined;
  /** The ids of the items that stand open to begin with. */
  defaultExpandedKeys?: Iterable<string> | undefined;
  /** Called with the ids of the open items. */
  onExpandedChange?: ((keys: Set<string>) => void) | undefined;
  /** Keeps every item as it is. @default false */
  isDisabled?: boolean | undefined;
}

interface Group {
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  readonly isDisabled: boolean;
  readonly expanded: ReadonlySet<string>;
  readonly setExpanded: (id: string, isExpanded: boolean) => void;
}

const CurrentGroup = createContext<Group | undefined>(undefined);

/**
 * Headings that open one answer at a time. Without JavaScript and in print every answer is open;
 * find-in-page and a link to an item's id open it.
 */
export function Accordion({
  headingLevel = 3,
  allowsMultipleExpanded = false,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  isDisabled = false,
  ref,
  children,
  ...props
}: AccordionProps) {
  const list = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => list.current as HTMLDivElement);
  const [kept, setKept] = useState(() => new Set(defaultExpandedKeys));
  const expanded = expandedKeys ? new Set(expandedKeys) : kept;
  const setExpanded = (id: string, isExpanded: boolean) => {
    if (expanded.has(id) === isExpanded) return;
    const next = new Set(allowsMultipleExpanded ? expanded : []);
    if (isExpanded) next.add(id);
    else next.delete(id);
    setKept(next);
    onExpandedChange?.(next);
  };

  const open = useEffectEvent((heading: Element | null) => {
    if (!heading?.matches(`.${styles.item} > :first-child`)) return;
    if (heading.closest(`.${styles.accordion}`) === list.current) setExpanded(heading.id, true);
  });
  useEffect(() => {
    const element = list.current;
    const openNamed = () => open(document.getElementById(placeInAddress()));
    const openFound = ({ target }: Event) => open((target as Element).previousElementSibling);
    openNamed();
    element?.addEventListener('beforematch', openFound);
    window.addEventListener('hashchange', openNamed);
    return () => {
      element?.removeEventListener('beforematch', openFound);
      window.removeEventListener('hashchange', openNamed);
    };
  }, []);

  return (
    <CurrentGroup value={{ headingLevel, isDisabled, expanded, setExpanded }}>
      <div {...props} ref={list} className={styles.accordion}>
        {children}
      </div>
    </CurrentGroup>
  );
}

/** Props of AccordionItem. */
export interface AccordionItemProps {
  /** The item's id on the page: `#id` in an address opens it. */
  id: string;
  /** What the item holds, as a short question or heading. */
  heading: ReactNode;
  /** The answer. */
  children: ReactNode;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** One heading of an Accordion and what it opens. */
export function AccordionItem({ id, heading, children, isDisabled = false }: AccordionItemProps) {
  const group = use(CurrentGroup);
  if (!group) throw new Error(`AccordionItem "${id}": put it inside an Accordion.`);
  const isExpanded = group.expanded.has(id);
  const Heading = `h${group.headingLevel}` as const;
  const panelId = `${id}-answer`;
  return (
    <div className={styles.item}>
      <Heading id={id}>
        <button
          type="button"
          disabled={isDisabled || group.isDisabled}
          aria-expanded={isExpanded}
          aria-controls={panelId}
          onClick={() => group.setExpanded(id, !isExpanded)}
          className={styles.trigger}
        >
          {heading}
        </button>
      </Heading>
      <div
        ref={isExpanded ? undefined : hideUntilFound}
        id={panelId}
        hidden={!isExpanded}
        className={styles.panel}
      >
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
}

/** React knows `hidden` as true or false alone; this is the form that find-in-page looks into. */
function hideUntilFound(panel: HTMLElement | null) {
  panel?.setAttribute('hidden', 'until-found');
}

/** The id that the address ends in; whatever a visitor types after `#` is no error. */
function placeInAddress(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
