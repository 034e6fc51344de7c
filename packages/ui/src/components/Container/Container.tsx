import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { container } from './Container.css.ts';

export interface ContainerProps extends ElementProps<'div'> {
  children: ReactNode;
  /** The maximum width: that of a page's content, a column of prose or a form. @default 'content' */
  contentWidth?: 'content' | 'prose' | 'form' | undefined;
}

/** Centers its children, limits them to a readable width and keeps them off the screen's edges. */
export function Container({ contentWidth = 'content', ...props }: ContainerProps) {
  return <div {...placed(props, container[contentWidth])} />;
}
