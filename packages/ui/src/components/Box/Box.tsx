import { createElement, type ReactElement, type ReactNode } from 'react';
import { listRole } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { type Background, backgrounds } from '../../styles/background.css.ts';
import { type InsideProps, takeInside } from '../../styles/inside.ts';
import { placed } from '../../styles/layout.ts';

/** The elements that a layout part may render. */
export type LayoutElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'ul'
  | 'ol'
  | 'li';

/** A few layout utilities from the token scales, and the element's own attributes. */
export interface BoxProps extends InsideProps, ElementProps<'section'> {
  /** The element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** The background. @default none */
  background?: Background | undefined;
  children?: ReactNode | undefined;
}

/** The most basic layout component: spacing, alignment and background from the tokens. */
export function Box({ as = 'div', background, ...props }: BoxProps): ReactElement {
  const [inside, rest] = takeInside(props);
  const own = background ? `${backgrounds[background]} ${inside}` : inside;
  return createElement(as, { ...listRole(as), ...placed(rest, own) });
}
