'use client';

import {
  type ReactNode,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { slot } from '../../internal/slot.css.ts';
import { useOwnRef, useTakeover } from '../../internal/useControl.ts';
import { useReveal } from '../../internal/useReveal.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Disclosure.css.ts';

/** What a Disclosure and an AccordionItem take. */
export interface SectionProps
  extends Omit<ElementProps<'details'>, 'id' | 'children' | 'name' | 'open' | 'onToggle'> {
  /** What it holds, as a short question or heading. */
  heading: ReactNode;
  /** What the heading opens. */
  children: ReactNode;
  /** How wide the content is: that of text, or the whole width for a table or a tool. @default 'prose' */
  contentWidth?: 'prose' | 'full' | undefined;
  /** Keeps it from being opened or closed. @default false */
  isDisabled?: boolean | undefined;
}

interface DisclosureSectionProps extends SectionProps {
  /** The content's id on the page: `#id` in an address opens it. */
  id?: string | undefined;
  /** The sections of one name, of which the browser opens one at a time. */
  name?: string | undefined;
  /** The heading's level; without one it is plain text. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  isExpanded: boolean;
  setExpanded: (isExpanded: boolean) => void;
  className?: string | undefined;
}

/**
 * A native `<details>`: the browser opens it before and without JavaScript, for find-in-page and for
 * an address that names it. React reads what the browser opened.
 */
export function DisclosureSection({
  id,
  name,
  heading,
  headingLevel,
  isExpanded,
  setExpanded,
  isDisabled = false,
  contentWidth = 'prose',
  children,
  className,
  ref,
  ...props
}: DisclosureSectionProps) {
  const details = useOwnRef(ref);
  const isPrinting = useOpenInPrint(details, { name, isExpanded });
  const [toggles, setToggles] = useState(0);
  const onToggle = () => {
    const isOpen = details.current?.open ?? isExpanded;
    if (isPrinting.current || isOpen === isExpanded) return;
    if (!isDisabled) setExpanded(isOpen);
    setToggles(toggles + 1);
  };
  const isPrerendered = useRef(false);
  useTakeover(() => {
    isPrerendered.current = true;
    onToggle();
  });
  // The browser has opened or closed it, and the caller may have decided otherwise.
  const restore = useEffectEvent(() => {
    if (details.current) details.current.open = isExpanded;
  });
  useLayoutEffect(() => {
    if (toggles > 0) restore();
  }, [toggles]);
  const open = () => {
    if (!isDisabled) setExpanded(true);
  };
  useOpenByAddress(id, isPrerendered, open);
  useReveal(details, open);

  const Heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <details
      {...placed(props, styles.disclosure, className)}
      ref={details}
      name={name}
      open={isExpanded}
      onToggle={onToggle}
      // A visitor may open it before React hydrates it.
      suppressHydrationWarning
    >
      <summary
        aria-disabled={isDisabled || undefined}
        tabIndex={isDisabled ? -1 : undefined}
        className={styles.trigger}
      >
        <Heading>{heading}</Heading>
      </summary>
      <div className={styles.content[contentWidth]}>
        {id !== undefined && <span id={id} className={styles.target} />}
        <div className={slot}>{children}</div>
      </div>
    </details>
  );
}

/**
 * Opens a section that the address names. Browsers do so when a document is loaded or its fragment
 * changes, Firefox before 139 and Safari before 26.2 excepted. None does for a page that a router
 * renders.
 */
function useOpenByAddress(
  id: string | undefined,
  isPrerendered: RefObject<boolean>,
  open: () => void,
) {
  const openIfNamed = useEffectEvent(() => {
    if (id !== undefined && fragment() === id) open();
  });
  useEffect(() => {
    const onHashChange = () => openIfNamed();
    // By now a visitor may have closed what the browser opened.
    if (!(isPrerendered.current && 'onbeforematch' in document.body)) onHashChange();
    window.addEventListener('hashchange', onHashChange);
    return () => window.removeEventListener('hashchange', onHashChange);
  }, [isPrerendered]);
}

/** The fragment of the address, decoded; a visitor may type anything after `#`. */
function fragment(): string {
  const hash = location.hash.slice(1);
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}

/**
 * Opens a section in print where CSS can't show what is closed: in Chrome before 131, Firefox before
 * 143 and Safari before 18.4. Gives whether it is being printed.
 */
function useOpenInPrint(
  details: RefObject<HTMLDetailsElement | null>,
  { name, isExpanded }: Pick<DisclosureSectionProps, 'name' | 'isExpanded'>,
) {
  const isPrinting = useRef(false);
  const setPrinting = useEffectEvent(({ type }: Event) => {
    isPrinting.current = type === 'beforeprint';
    if (!details.current) return;
    // Browsers keep only one element open for each name.
    details.current.name = (!isPrinting.current && name) || '';
    details.current.open = isPrinting.current || isExpanded;
  });
  useEffect(() => {
    if (CSS.supports('selector(::details-content)')) return;
    const onPrint = (event: Event) => setPrinting(event);
    window.addEventListener('beforeprint', onPrint);
    window.addEventListener('afterprint', onPrint);
    return () => {
      window.removeEventListener('beforeprint', onPrint);
      window.removeEventListener('afterprint', onPrint);
    };
  }, []);
  return isPrinting;
}
