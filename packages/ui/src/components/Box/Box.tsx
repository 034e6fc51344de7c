import { createElement, type ReactNode } from 'react';
import { listRole } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { type Background, backgrounds } from '../../styles/background.css.ts';
import { type Sprinkles, sprinkles } from '../../styles/sprinkles.css.ts';

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

/** Props of Box: a few layout utilities from the token scales, and the element's own attributes. */
export interface BoxProps extends Sprinkles, Omit<ElementProps<'section'>, keyof Sprinkles> {
  /** The element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** What it stands on. @default what is behind it */
  background?: Background | undefined;
  children?: ReactNode | undefined;
}

/** The smallest layout part: spacing, alignment and background from the tokens. */
export function Box({ as = 'div', background, ...props }: BoxProps) {
  const utilities: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    (sprinkles.properties.has(name as keyof Sprinkles) ? utilities : attributes)[name] = value;
  }
  return createElement(as, {
    ...listRole(as),
    ...attributes,
    className: `${background ? backgrounds[background] : ''} ${sprinkles(utilities as Sprinkles)}`,
  });
}
