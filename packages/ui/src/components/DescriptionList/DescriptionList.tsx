import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './DescriptionList.css.ts';

export interface DescriptionListProps extends ElementProps<'dl'> {
  /** `DescriptionItem`s. */
  children: ReactNode;
  /** Short values at the end of their line, or longer ones below their term. @default 'rows' */
  variant?: 'rows' | 'stacked' | undefined;
}

/** Terms and their values: the facts of a loan, an application, a job. */
export function DescriptionList({ variant = 'rows', ...props }: DescriptionListProps) {
  return <dl {...placed(props, styles.list[variant])} />;
}

export interface DescriptionItemProps extends ElementProps<'div'> {
  /** The term: what the value is. */
  term: ReactNode;
  /** The value. */
  children: ReactNode;
}

/** A term and its value. */
export function DescriptionItem({ term, children, ...props }: DescriptionItemProps) {
  return (
    <div {...placed(props, styles.item)}>
      <dt className={styles.term}>{term}</dt>
      <dd className={styles.details}>{children}</dd>
    </div>
  );
}
