import type { ReactNode, Ref } from 'react';
import { listRole } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { type Sprinkles, sprinkles } from '../../styles/sprinkles.css.ts';

/** The elements that a layout part may render. */
export type LayoutElement =
  | 'div'
  | 'span'
  | 'section'
  | 'article'
  | 'aside'
  | 'header'
  | 'footer'
  | 'nav'
  | 'main'
  | 'ul'
  | 'ol'
  | 'li';

/** Props of Box: a few layout utilities from the token scales, and the element's own attributes. */
export interface BoxProps extends Sprinkles, Omit<ElementProps<'div'>, keyof Sprinkles | 'ref'> {
  /** The element to render. @default 'div' */
  as?: LayoutElement;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
}

/** The smallest layout part: spacing, alignment and ground from the tokens. */
export function Box({ as: Element = 'div', ref, ...props }: BoxProps) {
  const utilities: Record<string, unknown> = {};
  const attributes: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    (sprinkles.properties.has(name as keyof Sprinkles) ? utilities : attributes)[name] = value;
  }
  return (
    <Element
      {...listRole(Element)}
      {...attributes}
      ref={ref as Ref<never>}
      className={sprinkles(utilities as Sprinkles)}
    />
  );
}
