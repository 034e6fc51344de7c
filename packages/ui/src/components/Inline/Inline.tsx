import type { ReactNode, Ref } from 'react';
import { listRole } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { inline } from '../../styles/flow.css.ts';
import type { LayoutElement } from '../Box/Box.tsx';

type InlineLook = NonNullable<Parameters<typeof inline>[0]>;

/** Props of Inline. */
export interface InlineProps extends Omit<ElementProps<'div'>, 'ref'> {
  /** The element to render. @default 'div' */
  as?: LayoutElement;
  /** The space between the children, and between the lines when they wrap. @default 's' */
  gap?: NonNullable<InlineLook['gap']>;
  /** How the children stand across the line. @default 'center' */
  align?: NonNullable<InlineLook['align']>;
  /** How the children spread along the line. @default 'start' */
  justify?: NonNullable<InlineLook['justify']>;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Children beside one another, wrapping where the line ends. */
export function Inline({
  as: Element = 'div',
  gap = 's',
  align = 'center',
  justify = 'start',
  ref,
  ...props
}: InlineProps) {
  return (
    <Element
      {...listRole(Element)}
      {...(props as object)}
      ref={ref as Ref<never>}
      className={inline({ gap, align, justify })}
    />
  );
}
