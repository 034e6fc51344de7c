import type { ReactNode, Ref } from 'react';
import { listRole } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { stack } from '../../styles/flow.css.ts';
import type { LayoutElement } from '../Box/Box.tsx';

type StackLook = NonNullable<Parameters<typeof stack>[0]>;

/** Props of Stack. */
export interface StackProps extends Omit<ElementProps<'div'>, 'ref'> {
  /** The element to render. @default 'div' */
  as?: LayoutElement;
  /** The space between the children. @default 'm' */
  gap?: NonNullable<StackLook['gap']>;
  /** How the children stand across the stack. @default 'stretch' */
  align?: NonNullable<StackLook['align']>;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** Children below one another, with one gap between them. */
export function Stack({
  as: Element = 'div',
  gap = 'm',
  align = 'stretch',
  ref,
  ...props
}: StackProps) {
  return (
    <Element
      {...listRole(Element)}
      {...(props as object)}
      ref={ref as Ref<never>}
      className={stack({ gap, align })}
    />
  );
}
