import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { card } from './Card.css.ts';

/** Props of Card. */
export interface CardProps extends ElementProps<'div'> {
  children: ReactNode;
  /** @default 'div' */
  as?: 'div' | 'section' | 'article' | 'aside' | 'li';
  /** What it stands on: the surface, a tint, or dark pine with light words. @default 'surface' */
  ground?: 'surface' | 'sunken' | 'amber' | 'pine' | 'sky' | 'rose' | 'lilac' | 'pineDark';
}

/** A panel that holds one thing. To make a whole card a link, use LinkCard. */
export function Card({ as: Element = 'div', ground = 'surface', ...props }: CardProps) {
  return <Element {...(props as object)} className={card({ ground })} />;
}
