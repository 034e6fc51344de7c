import type { ReactNode } from 'react';
import { row, shortRow } from '../../internal/field.css.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';

export interface FieldRowProps extends ElementProps<'div'> {
  /** Fields, or elements that contain one field and the content below it. */
  children: ReactNode;
  /**
   * The smallest width of a field: `short` for boxes with an `inputWidth` of `short`, of which two
   * fit beside each other on a phone. @default 'medium'
   */
  minFieldWidth?: 'medium' | 'short' | undefined;
}

/**
 * Fields side by side: their labels, hints, messages and boxes are on common lines, even if only one of
 * them has a hint or an error. Those that don't fit beside each other are stacked.
 */
export function FieldRow({ minFieldWidth, ...props }: FieldRowProps) {
  return <div {...placed(props, minFieldWidth === 'short' ? `${row} ${shortRow}` : row)} />;
}
