import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { aligns, columns, templates } from './Columns.css.ts';

export interface ColumnsProps extends ElementProps<'div'> {
  children: ReactNode;
  /** How the width is shared on a desktop; on smaller screens the columns are stacked. @default 'halves' */
  template?: 'halves' | 'main-aside' | 'aside-main' | undefined;
  /** How the columns align with each other. @default 'start' */
  align?: 'start' | 'center' | 'stretch' | undefined;
}

/** Two columns on a desktop, one on smaller screens, in reading order. */
export function Columns({ template = 'halves', align = 'start', ...props }: ColumnsProps) {
  return <div {...placed(props, columns, templates[template], aligns[align])} />;
}
