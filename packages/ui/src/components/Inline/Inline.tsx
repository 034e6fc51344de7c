import { createElement, type ReactElement, type ReactNode } from 'react';
import { listRole } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { inline } from '../../styles/flow.css.ts';
import { placed } from '../../styles/layout.ts';
import type { LayoutElement } from '../Box/Box.tsx';

type InlineLook = NonNullable<Parameters<typeof inline>[0]>;

/** Props of Inline. */
export interface InlineProps extends ElementProps<'section'> {
  /** The element to render. @default 'div' */
  as?: LayoutElement | undefined;
  /** The space between the children, and between the lines when they wrap. @default 's' */
  gap?: NonNullable<InlineLook['gap']> | undefined;
  /** How the children stand across the line. @default 'center' */
  align?: NonNullable<InlineLook['align']> | undefined;
  /** How the children spread along the line. @default 'start' */
  justify?: NonNullable<InlineLook['justify']> | undefined;
  children?: ReactNode | undefined;
}

/** Children beside one another, wrapping where the line ends. */
export function Inline({
  as = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  ...props
}: InlineProps): ReactElement {
  return createElement(as, { ...listRole(as), ...placed(props, inline({ gap, align, justify })) });
}
