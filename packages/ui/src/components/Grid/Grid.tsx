import { createElement, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { gaps } from '../../styles/flow.css.ts';
import { placed } from '../../styles/layout.ts';
import { grid, itemWidths } from './Grid.css.ts';

/** Props of Grid. */
export interface GridProps extends ElementProps<'section'> {
  children: ReactNode;
  /** The element: a list where the children are items of one. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | undefined;
  /** The smallest width of an item; as many as fit share a row. @default 'medium' */
  itemWidth?: 'small' | 'medium' | 'large' | undefined;
  /** The space between items. @default 'l' */
  gap?: 's' | 'm' | 'l' | 'xl' | undefined;
}

/** Equal items in as many columns as fit, with no breakpoint to choose. */
export function Grid({
  as = 'div',
  itemWidth = 'medium',
  gap = 'l',
  ...props
}: GridProps): ReactElement {
  const list = as === 'div' ? null : { role: 'list' };
  return createElement(as, { ...list, ...placed(props, grid, itemWidths[itemWidth], gaps[gap]) });
}
