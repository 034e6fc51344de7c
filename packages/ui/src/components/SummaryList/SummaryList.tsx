import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './SummaryList.css.ts';

export interface SummaryListProps extends ElementProps<'dl'> {
  /** `SummaryItem`s. */
  children: ReactNode;
}

/** Lists amounts and their total: a payment and its fee, an order, a payoff. */
export function SummaryList(props: SummaryListProps) {
  return <dl {...placed(props, styles.list)} />;
}

export interface SummaryItemProps extends ElementProps<'div'> {
  /** The name of the amount. */
  term: ReactNode;
  /** The amount, or a word instead. */
  children: ReactNode;
  /** A short note below the name. */
  note?: ReactNode | undefined;
  /** Whether it is the total of the others, which is larger and has a line above it. @default false */
  isTotal?: boolean | undefined;
}

/** An amount of a SummaryList. */
export function SummaryItem({ term, children, note, isTotal = false, ...props }: SummaryItemProps) {
  return (
    <div {...placed(props, styles.item)} data-total={isTotal ? '' : undefined}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.value}>{children}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
