import { createElement, type ReactElement, type ReactNode } from 'react';
import { listRole } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { aligns, gaps, inline, justifies } from '../../styles/flow.css.ts';
import { placed } from '../../styles/layout.ts';
import type { LayoutElement } from '../Box/Box.tsx';

export interface InlineProps extends ElementProps<'section'> {
  /** The element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** The space between the children, and between the lines when they wrap. @default 's' */
  gap?: 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | undefined;
  /** How the children align across the line. @default 'center' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  /** How the children spread along the line. @default 'start' */
  justify?: 'start' | 'center' | 'end' | 'between' | undefined;
  children?: ReactNode | undefined;
}

/** Puts children side by side, and wraps them at the end of the line. */
export function Inline({
  as = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  ...props
}: InlineProps): ReactElement {
  return createElement(as, {
    ...listRole(as),
    ...placed(props, inline, gaps[gap], aligns[align], justifies[justify]),
  });
}
