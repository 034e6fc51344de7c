'use client';

import { useControlledState } from 'react-stately/useControlledState';
import { DisclosureSection, type SectionProps } from './DisclosureSection.tsx';

export interface DisclosureProps extends SectionProps {
  /** The id of what it opens: `#id` in an address opens it. */
  id?: string | undefined;
  /** Makes its words a heading of this level, for a part of the page's outline. */
  headingLevel?: 2 | 3 | 4 | 5 | 6 | undefined;
  /** Whether it is open (controlled). */
  isExpanded?: boolean | undefined;
  /** Whether it is initially open (uncontrolled). @default false */
  defaultExpanded?: boolean | undefined;
  /** Called when it opens or closes. */
  onExpandedChange?: ((isExpanded: boolean) => void) | undefined;
}

/** Opens details that most readers can do without. */
export function Disclosure({
  isExpanded,
  defaultExpanded = false,
  onExpandedChange,
  ...props
}: DisclosureProps) {
  const [isOpen, setOpen] = useControlledState(isExpanded, defaultExpanded, onExpandedChange);
  return <DisclosureSection {...props} isExpanded={isOpen} setExpanded={setOpen} />;
}
