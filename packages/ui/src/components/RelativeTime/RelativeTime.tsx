'use client';

import { useSyncExternalStore } from 'react';
import { useLocale } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { writeAgo } from './ago.ts';

/** Props of RelativeTime. */
export interface RelativeTimeProps extends Omit<ElementProps<'time'>, 'children' | 'dateTime'> {
  /** The moment: a Date, or an ISO 8601 text with its time zone, such as `2026-11-22T17:05:00Z`. */
  date: Date | string;
  /** The IANA time zone in which the date is written out, such as `America/Los_Angeles`. @default 'UTC' */
  timeZone?: string | undefined;
}

const minute = 60_000;

/** Calls back every minute. Returns the way to stop. */
const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
};

/** The minute that it is; the same until the next one, so that nothing renders in between. */
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** On the server nobody knows when the page will be read. */
const unknown = () => undefined;

/**
 * How long ago something was, or how soon it will be, kept up to date. The date itself is its tooltip;
 * it is also what a server writes, and a browser until the page has hydrated.
 */
export function RelativeTime({ date, timeZone = 'UTC', ...props }: RelativeTimeProps) {
  const locale = useLocale();
  const now = useSyncExternalStore(everyMinute, thisMinute, unknown);
  const moment = new Date(date);
  const written = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  }).format(moment);
  return (
    <time title={written} {...placed(props)} dateTime={moment.toISOString()}>
      {now === undefined ? written : writeAgo(moment.getTime(), now, locale)}
    </time>
  );
}
