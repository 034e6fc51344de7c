import type { ReactNode } from 'react';
import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './SplitBar.css.ts';
import { splitShares } from './splitShares.ts';

/** One part of the whole. */
export interface SplitBarPart {
  /** The name of the part, such as "Principal". */
  label: string;
  /** The size, in the whole's unit, 0 or more. */
  value: number;
  /** The value in words, such as "$13,000". */
  valueText: ReactNode;
}

export interface SplitBarProps extends Omit<ElementProps<'div'>, 'children'> {
  /** One to three parts that make up the whole, in the order in which they are drawn. */
  parts: readonly [SplitBarPart, SplitBarPart?, SplitBarPart?];
  /** Visually hides the legend, if the figures are already beside the bar. @default false */
  isLegendHidden?: boolean | undefined;
}

/** Shows how a whole splits into parts, such as principal and interest. */
export function SplitBar({ parts, isLegendHidden = false, ...props }: SplitBarProps) {
  const given = parts.filter((part) => part !== undefined);
  const shares = splitShares(given.map(({ value }) => value));
  const drawn = given.map((part, index) => ({
    ...part,
    ...shares[index],
    className: styles.part[(index + 1) as 1 | 2 | 3],
  }));
  return (
    <div {...placed(props, styles.splitBar)}>
      <svg className={styles.bar} aria-hidden="true">
        {drawn.map(({ label, start, share, className }) => (
          <rect key={label} x={start} width={share} height="100%" className={className} />
        ))}
        {drawn.slice(1).map(({ label, start }) => (
          <rect key={label} x={start} width="2" height="100%" className={styles.gap} />
        ))}
      </svg>
      <ul {...unmarkedList} className={isLegendHidden ? styles.legendHidden : styles.legend}>
        {drawn.map(({ label, valueText, className }) => (
          <li key={label} className={styles.entry}>
            <svg aria-hidden="true" className={styles.swatch}>
              <rect width="100%" height="100%" className={className} />
            </svg>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{valueText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
