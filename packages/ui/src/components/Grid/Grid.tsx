import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { grid } from './Grid.css.ts';

/** Props of Grid. */
export interface GridProps extends ElementProps<'div'> {
  children: ReactNode;
  /** The element: a list where the children are items of one. @default 'div' */
  as?: 'div' | 'ul' | 'ol';
  /** The least width of an item; as many as fit share a row. @default 'medium' */
  itemWidth?: 'small' | 'medium' | 'large';
  /** The space between items. @default 'l' */
  gap?: 's' | 'm' | 'l' | 'xl';
}

/** Equal items in as many columns as fit, with no breakpoint to choose. */
export function Grid({
  as: Element = 'div',
  itemWidth = 'medium',
  gap = 'l',
  ...props
}: GridProps) {
  const list = Element === 'div' ? null : { role: 'list' };
  return <Element {...list} {...(props as object)} className={grid({ itemWidth, gap })} />;
}
