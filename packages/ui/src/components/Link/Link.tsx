import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { link } from './Link.css.ts';

/** Also accepts an anchor's attributes, such as `href`, so that a router's link can wrap it. */
export interface LinkProps extends ElementProps<'a'> {
  children?: ReactNode | undefined;
  /** In running text, in a list of links, or on its own after a text. @default 'text' */
  variant?: 'text' | 'quiet' | 'standalone' | undefined;
}

/**
 * A link: it takes the reader somewhere. It is a plain anchor, so it works before and without
 * JavaScript, by middle click and from the keyboard.
 */
export function Link({ variant = 'text', ...props }: LinkProps) {
  return <Anchor {...placed(props, link[variant])} />;
}
