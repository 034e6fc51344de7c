import type { ReactNode } from 'react';
import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import * as styles from './Timeline.css.ts';

export interface TimelineProps extends ElementProps<'ol'> {
  /** `TimelineEntry`s, the oldest first, or `TimelineEvent`s, the newest first. */
  children: ReactNode;
  /** `across` for three to five short entries, where there is room. @default 'down' */
  direction?: 'down' | 'across' | undefined;
}

/** Shows a history along a line: as years, or as a log of events. */
export function Timeline({ direction = 'down', ...props }: TimelineProps) {
  return (
    <ol
      {...unmarkedList}
      {...placed(props, styles.timeline, direction === 'across' && styles.across)}
    />
  );
}

export interface TimelineEntryProps extends ElementProps<'li'> {
  /** The year, with four digits. */
  year: number;
  /** The milestone in one to four words. */
  heading: ReactNode;
  /** The heading level. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** What happened, in a sentence or two. */
  children: ReactNode;
}

/** A year and what happened in it. */
export function TimelineEntry({
  year,
  heading,
  headingLevel = 3,
  children,
  ...props
}: TimelineEntryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li {...placed(props, styles.entry)}>
      <time dateTime={String(year)} className={styles.year}>
        {year}
      </time>
      <div className={styles.words}>
        <Heading className={styles.heading}>{heading}</Heading>
        <div className={styles.event}>{children}</div>
      </div>
    </li>
  );
}
