'use client';

import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { useDisclosure } from 'react-aria/useDisclosure';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Disclosure.css.ts';

/** What a Disclosure and an AccordionItem take. */
export interface SectionProps extends Omit<ElementProps<'div'>, 'id' | 'children'> {
  /** What it holds, as a short question or heading. */
  heading: ReactNode;
  /** What the heading opens. */
  children: ReactNode;
  /** Keeps it from being opened or closed. @default false */
  isDisabled?: boolean | undefined;
}

interface DisclosureSectionProps extends SectionProps {
  /** The heading's id on the page: `#id` in an address opens it. */
  id?: string | undefined;
  /** The heading's level; none makes it a plain button. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  isExpanded: boolean;
  setExpanded: (isExpanded: boolean) => void;
  className?: string | undefined;
}

/**
 * A heading and what it opens, on React Aria's hook: it finds what find-in-page finds, and closes
 * without hiding it from there. Without JavaScript and in print it is open.
 */
export function DisclosureSection({
  id: givenId,
  heading,
  headingLevel,
  isExpanded,
  setExpanded,
  isDisabled = false,
  children,
  className,
  ...props
}: DisclosureSectionProps) {
  const generatedId = useId();
  const id = givenId ?? generatedId;
  const panel = useRef<HTMLDivElement>(null);
  const toggle = () => setExpanded(!isExpanded);
  const state = {
    isExpanded,
    setExpanded,
    toggle,
    expand: () => setExpanded(true),
    collapse: () => setExpanded(false),
  };
  const { buttonProps, panelProps } = useDisclosure({ isDisabled }, state, panel);
  // HTML forbids `aria-hidden` on what find-in-page may show.
  const { 'aria-hidden': _, ...shownProps } = panelProps;

  const openIfNamed = useEffectEvent(() => {
    if (!isDisabled && placeInAddress() === id) setExpanded(true);
  });
  useEffect(() => {
    const onHashChange = () => openIfNamed();
    // A link to where the address already leads doesn't change it.
    const onClick = ({ target }: MouseEvent) => {
      const link = target instanceof Element && target.closest('a');
      if (link && link.href === location.href) openIfNamed();
    };
    onHashChange();
    window.addEventListener('hashchange', onHashChange);
    document.addEventListener('click', onClick);
    return () => {
      window.removeEventListener('hashchange', onHashChange);
      document.removeEventListener('click', onClick);
    };
  }, []);

  const Heading = headingLevel === undefined ? 'div' : (`h${headingLevel}` as const);
  return (
    <div {...placed(props, className)}>
      <Heading id={id}>
        <button
          type="button"
          id={buttonProps.id}
          disabled={isDisabled}
          aria-expanded={isExpanded}
          aria-controls={buttonProps['aria-controls']}
          onClick={toggle}
          className={styles.trigger}
        >
          {heading}
        </button>
      </Heading>
      <div {...shownProps} ref={panel} className={styles.panel}>
        <div className={styles.content}>{children}</div>
      </div>
    </div>
  );
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
