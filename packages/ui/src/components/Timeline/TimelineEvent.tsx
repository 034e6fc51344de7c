import type { ReactNode } from 'react';
import { LocalMoment } from '../../internal/LocalMoment.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import * as styles from './TimelineEvent.css.ts';

export interface TimelineEventProps extends ElementProps<'li'> {
  /** When it happened: a Date, or an ISO 8601 string with a time zone, such as `2026-11-22T17:05:00Z`. */
  date: Date | string;
  /** The IANA time zone in which the date is shown, such as `America/Los_Angeles`. @default 'UTC' */
  timeZone?: string | undefined;
  /** What happened, in a few words. */
  heading: ReactNode;
  /** The heading level, for a part of the page's outline. @default plain text */
  headingLevel?: HeadingLevel | undefined;
  /** Who did it, or what changed, in a sentence or two. */
  children?: ReactNode | undefined;
}

/** One event of an activity log, with its date and time in the locale's format. */
export function TimelineEvent({
  date,
  timeZone = 'UTC',
  heading,
  headingLevel,
  children,
  ...props
}: TimelineEventProps) {
  const Heading = headingLevel === undefined ? 'p' : (`h${headingLevel}` as const);
  return (
    <li {...placed(props, styles.event)}>
      <Heading className={styles.heading}>{heading}</Heading>
      {children && <div className={styles.text}>{children}</div>}
      <LocalMoment {...{ date, timeZone }} className={styles.date} />
    </li>
  );
}
