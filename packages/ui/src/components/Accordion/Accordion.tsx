'use client';

import { createContext, type ReactNode, use, useId, useMemo } from 'react';
import { useControlledState } from 'react-stately/useControlledState';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { section, sections } from '../Disclosure/Disclosure.css.ts';
import { DisclosureSection, type SectionProps } from '../Disclosure/DisclosureSection.tsx';

export interface AccordionProps extends Omit<ElementProps<'div'>, 'children'> {
  /** AccordionItems. */
  children: ReactNode;
  /** The level of the items' headings: one below the heading above them. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Lets several items be open at once. @default false */
  allowsMultipleExpanded?: boolean | undefined;
  /** The ids of the open items (controlled). */
  expandedKeys?: (Iterable<string> & object) | undefined;
  /** The ids of the items that are initially open (uncontrolled). */
  defaultExpandedKeys?: (Iterable<string> & object) | undefined;
  /** Called with the ids of the open items. */
  onExpandedChange?: ((keys: Set<string>) => void) | undefined;
  /** Keeps every item as it is. @default false */
  isDisabled?: boolean | undefined;
}

interface Group {
  readonly name: string | undefined;
  readonly headingLevel: 2 | 3 | 4 | 5 | 6;
  readonly isDisabled: boolean;
  readonly expanded: ReadonlySet<string>;
  readonly setExpanded: (id: string, isExpanded: boolean) => void;
}

const CurrentGroup = createContext<Group | undefined>(undefined);

/**
 * Headings that open one answer at a time, before and without JavaScript too. In print every answer
 * is open; find-in-page and a link to an item's id open it.
 */
export function Accordion({
  headingLevel = 3,
  allowsMultipleExpanded = false,
  expandedKeys,
  defaultExpandedKeys,
  onExpandedChange,
  isDisabled = false,
  ...props
}: AccordionProps) {
  const name = useId();
  const [keys, setKeys] = useControlledState<Iterable<string>>(
    expandedKeys,
    defaultExpandedKeys ?? [],
    (next) => onExpandedChange?.(new Set(next)),
  );
  const expanded = useMemo(() => new Set(keys), [keys]);

  const setExpanded = (id: string, isExpanded: boolean) =>
    // Two changes before the next render build on each other.
    setKeys((latest) => {
      const all = new Set(latest);
      if (all.has(id) === isExpanded) return latest;
      const next = new Set(allowsMultipleExpanded || !isExpanded ? all : []);
      if (isExpanded) next.add(id);
      else next.delete(id);
      return next;
    });

  return (
    <CurrentGroup
      value={{
        name: allowsMultipleExpanded ? undefined : name,
        headingLevel,
        isDisabled,
        expanded,
        setExpanded,
      }}
    >
      <div {...placed(props, sections)} />
    </CurrentGroup>
  );
}

export interface AccordionItemProps extends SectionProps {
  /** The id of what it opens: `#id` in an address opens it. */
  id: string;
}

/** One heading of an Accordion and what it opens. */
export function AccordionItem({ id, isDisabled = false, ...props }: AccordionItemProps) {
  const group = use(CurrentGroup);
  if (!group) throw new Error(`AccordionItem "${id}": put it inside an Accordion.`);
  return (
    <DisclosureSection
      {...props}
      id={id}
      name={group.name}
      headingLevel={group.headingLevel}
      isDisabled={isDisabled || group.isDisabled}
      isExpanded={group.expanded.has(id)}
      setExpanded={(isExpanded) => group.setExpanded(id, isExpanded)}
      className={section}
    />
  );
}
