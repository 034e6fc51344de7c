import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { figure, label as labelStyle, value as valueStyle } from './Figure.css.ts';

export interface FigureProps extends Omit<ElementProps<'p'>, 'children'> {
  /** The formatted number with its symbol or unit: "$227.93", "35 years". */
  value: ReactNode;
  /** What the number counts, unless the text before it says so. */
  label?: ReactNode | undefined;
  /** Small for a row of figures, medium for a card, large for a page's main figure. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** A large number, with what it counts. */
export function Figure({ value, label, size = 'medium', ...props }: FigureProps) {
  return (
    <p {...placed(props, figure[size])}>
      <strong className={valueStyle[size]}>{value}</strong>
      {label && (
        <>
          {' '}
          <span className={labelStyle}>{label}</span>
        </>
      )}
    </p>
  );
}
