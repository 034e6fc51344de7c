import { createElement, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { type Background, backgrounds } from '../../styles/background.css.ts';
import { placed } from '../../styles/layout.ts';
import { card, outlined } from './Card.css.ts';

export interface CardProps extends ElementProps<'section'> {
  children: ReactNode;
  /** The element to render. @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li' | undefined;
  /** The background. @default 'surface' */
  background?: Background | undefined;
}

/** A panel for one thing. To make a whole card a link, use LinkCard. */
export function Card({ as = 'div', background = 'surface', ...props }: CardProps): ReactElement {
  return createElement(as, {
    ...placed(
      props,
      backgrounds[background],
      card,
      (background === 'surface' || background === 'sunken') && outlined,
    ),
  });
}
