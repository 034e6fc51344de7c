'use client';

import { createContext, type ReactNode, useContext, useEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import {
  Disclosure,
  DisclosurePanel,
  DisclosureStateContext,
} from 'react-aria-components/Disclosure';
import { DisclosureGroup, type DisclosureGroupProps } from 'react-aria-components/DisclosureGroup';
import type { AriaProps } from '../../internal/props.ts';
import { ChevronDownIcon } from '../Icon/index.ts';
import * as styles from './Accordion.css.ts';

/** Props of Accordion; also accepts `expandedKeys`, `defaultExpandedKeys` and `onExpandedChange`, by item id. */
export interface AccordionProps extends Omit<AriaProps<DisclosureGroupProps>, 'children'> {
  /** AccordionItems. */
  children: ReactNode;
  /** The level of the items' headings: one below the heading above them. @default 3 */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Lets several items stand open at once. @default false */
  allowsMultipleExpanded?: boolean;
}

const HeadingLevel = createContext<AccordionProps['headingLevel']>(undefined);

/**
 * Headings that open one answer at a time. Without JavaScript and in print every answer is open;
 * find-in-page and a link to an item's id open it.
 */
export function Accordion({ headingLevel = 3, children, ...props }: AccordionProps) {
  return (
    <HeadingLevel value={headingLevel}>
      <DisclosureGroup {...(props as DisclosureGroupProps)} className={styles.accordion}>
        {children}
      </DisclosureGroup>
    </HeadingLevel>
  );
}

/** Props of AccordionItem. */
export interface AccordionItemProps {
  /** The item's id on the page: `#id` in an address opens it. */
  id: string;
  /** What the item holds, as a short question or heading. */
  title: ReactNode;
  /** The answer. */
  children: ReactNode;
  /** @default false */
  isDisabled?: boolean | undefined;
}

/** One heading of an Accordion and what it opens. */
export function AccordionItem({ id, title, children, isDisabled = false }: AccordionItemProps) {
  return (
    <Disclosure id={id} isDisabled={isDisabled} className={styles.item}>
      <Trigger id={id}>{title}</Trigger>
      <DisclosurePanel
        className={styles.panel}
        // A hidden panel that find-in-page may open must not carry aria-hidden
        // (https://github.com/adobe/react-spectrum/issues/10552).
        render={({ 'aria-hidden': _, ...panel }) => <div {...panel} />}
      >
        <div className={styles.content}>{children}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}

function Trigger({ id, children }: { id: string; children: ReactNode }) {
  const level = useContext(HeadingLevel);
  if (!level) throw new Error(`AccordionItem "${id}": put it inside an Accordion.`);
  const Heading = `h${level}` as const;
  useOpenByLink(id);
  return (
    <Heading id={id}>
      <Button slot="trigger" className={styles.trigger}>
        {children}
        <span className={styles.chevron}>
          <ChevronDownIcon />
        </span>
      </Button>
    </Heading>
  );
}

/** Opens the item that the page's address names, now and whenever the address changes. */
function useOpenByLink(id: string) {
  const state = useContext(DisclosureStateContext);
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  });
  useEffect(() => {
    const open = () => {
      if (decodeURIComponent(location.hash) === `#${id}`) latest.current?.expand();
    };
    open();
    window.addEventListener('hashchange', open);
    return () => window.removeEventListener('hashchange', open);
  }, [id]);
}
