import { createElement, type ReactElement, type ReactNode } from 'react';
import { listRole } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { aligns, gaps, stack } from '../../styles/flow.css.ts';
import { placed } from '../../styles/layout.ts';
import type { LayoutElement } from '../Box/Box.tsx';

export interface StackProps extends ElementProps<'section'> {
  /** The element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** The space between the children. @default 'm' */
  gap?: 'none' | 'xxs' | 'xs' | 's' | 'm' | 'l' | 'xl' | 'xxl' | undefined;
  /** How the children align across the stack. @default 'stretch' */
  align?: 'start' | 'center' | 'end' | 'stretch' | 'baseline' | undefined;
  children?: ReactNode | undefined;
}

/** Stacks children with one gap between them. */
export function Stack({
  as = 'div',
  gap = 'm',
  align = 'stretch',
  ...props
}: StackProps): ReactElement {
  return createElement(as, { ...listRole(as), ...placed(props, stack, gaps[gap], aligns[align]) });
}
