import { createElement, type ReactElement, type ReactNode } from 'react';
import { listRole } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { stack } from '../../styles/flow.css.ts';
import { placed } from '../../styles/layout.ts';
import type { LayoutElement } from '../Box/Box.tsx';

type StackLook = NonNullable<Parameters<typeof stack>[0]>;

/** Props of Stack. */
export interface StackProps extends ElementProps<'section'> {
  /** The element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** The space between the children. @default 'm' */
  gap?: NonNullable<StackLook['gap']> | undefined;
  /** How the children stand across the stack. @default 'stretch' */
  align?: NonNullable<StackLook['align']> | undefined;
  children?: ReactNode | undefined;
}

/** Children below one another, with one gap between them. */
export function Stack({
  as = 'div',
  gap = 'm',
  align = 'stretch',
  ...props
}: StackProps): ReactElement {
  return createElement(as, { ...listRole(as), ...placed(props, stack({ gap, align })) });
}
