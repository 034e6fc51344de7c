'use client';

import { skipLinkWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { skipLink } from './SkipLink.css.ts';

export interface SkipLinkProps extends Omit<ElementProps<'a'>, 'href'> {
  /** The id of the main content, with its `#`. @default '#main' */
  href?: `#${string}` | undefined;
}

/** The page's first tab stop, a link past the header. It is visible when focused. */
export function SkipLink({ href = '#main', children, ...props }: SkipLinkProps) {
  const words = useWords(skipLinkWords);
  return (
    <a {...placed(props, skipLink)} href={href}>
      {children ?? words.skipToContent}
    </a>
  );
}
