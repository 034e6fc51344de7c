import { createElement, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { prose } from './Prose.css.ts';

export interface ProseProps extends ElementProps<'section'> {
  /** Plain elements: `p`, `h2`, `h3`, `ul`, `ol`, `table`, `dl`, `blockquote`, `hr`, `a`, `strong`. */
  children: ReactNode;
  /** The element to render. @default 'div' */
  as?: 'div' | 'article' | 'section' | undefined;
}

/** Styles long text from plain elements for reading: policies, answers, stories. */
export function Prose({ as = 'div', ...props }: ProseProps): ReactElement {
  return createElement(as, { ...placed(props, prose) });
}
