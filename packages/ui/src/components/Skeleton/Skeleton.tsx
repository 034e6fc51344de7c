import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Skeleton.css.ts';

export interface SkeletonProps extends Omit<ElementProps<'span'>, 'children'> {
  /** The kind of content that is loading. @default 'text' */
  shape?: 'text' | 'figure' | 'card' | undefined;
  /** The number of skeletons in the stack. @default 1 */
  count?: number | undefined;
}

/** A placeholder for loading content. Announce beside it that content is loading, for assistive technology. */
export function Skeleton({ shape = 'text', count = 1, ...props }: SkeletonProps) {
  return (
    <span {...placed(props, styles.lines)} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => `line ${index}`).map((line) => (
        <span key={line} className={styles.shape[shape]} />
      ))}
    </span>
  );
}
