import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { heading } from './Heading.css.ts';

/** A heading level in the page's outline. */
export type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

export interface HeadingProps extends ElementProps<'h1'> {
  children: ReactNode;
  /** The level in the page's outline. Skip no level. */
  level: HeadingLevel;
  /** The style, if it differs from that of the level. @default the level's, 'h4' below 4 */
  size?: 'h1' | 'h2' | 'h3' | 'h4' | undefined;
}

/** A heading whose level follows the outline and whose size follows the design. */
export function Heading({
  level,
  size = `h${Math.min(level, 4) as 1 | 2 | 3 | 4}`,
  ...props
}: HeadingProps) {
  const Element = `h${level}` as const;
  return <Element {...placed(props, heading[size])} />;
}
