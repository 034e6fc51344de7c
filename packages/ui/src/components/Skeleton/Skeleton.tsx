import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Skeleton.css.ts';

/** Props of Skeleton. */
export interface SkeletonProps extends Omit<ElementProps<'span'>, 'children'> {
  /** What will appear here. @default 'text' */
  shape?: 'text' | 'figure' | 'card' | undefined;
  /** How many of them, stacked. @default 1 */
  count?: number | undefined;
}

/** Holds the place of content that is loading. Say beside it that it loads, for assistive technology. */
export function Skeleton({ shape = 'text', count = 1, ...props }: SkeletonProps) {
  return (
    <span {...placed(props, styles.lines)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `line ${index}`).map((line) => (
        <span key={line} className={styles.shape[shape]} />
      ))}
    </span>
  );
}
