import { createElement, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { gaps } from '../../styles/flow.css.ts';
import { placed } from '../../styles/layout.ts';
import { grid, itemWidths } from './Grid.css.ts';

export interface GridProps extends ElementProps<'section'> {
  children: ReactNode;
  /** The element to render: a list if the children are list items. @default 'div' */
  as?: 'div' | 'ul' | 'ol' | undefined;
  /** The minimum width of an item. As many as fit share a row. @default 'medium' */
  itemWidth?: 'small' | 'medium' | 'large' | undefined;
  /** The space between items. @default 'l' */
  gap?: 's' | 'm' | 'l' | 'xl' | undefined;
}

/** Puts equal items into as many columns as fit, without breakpoints. */
export function Grid({
  as = 'div',
  itemWidth = 'medium',
  gap = 'l',
  ...props
}: GridProps): ReactElement {
  const list = as === 'div' ? null : { role: 'list' };
  return createElement(as, { ...list, ...placed(props, grid, itemWidths[itemWidth], gaps[gap]) });
}
