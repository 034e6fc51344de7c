'use client';

import { useSyncExternalStore } from 'react';
import { useLocale } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { writeAgo } from './ago.ts';

export interface RelativeTimeProps extends Omit<ElementProps<'time'>, 'children' | 'dateTime'> {
  /** The moment: a Date, or an ISO 8601 string with a time zone, such as `2026-11-22T17:05:00Z`. */
  date: Date | string;
  /** The IANA time zone of the full date, such as `America/Los_Angeles`. @default 'UTC' */
  timeZone?: string | undefined;
}

const minute = 60_000;

/** Calls back every minute. Returns a function that stops it. */
const everyMinute = (tell: () => void) => {
  const timer = setInterval(tell, minute);
  return () => clearInterval(timer);
};

/** The start of the current minute, which is stable, so that nothing renders in between. */
const thisMinute = () => Math.floor(Date.now() / minute) * minute;

/** The server does not know when the page will be read. */
const unknown = () => undefined;

/**
 * Shows how long ago something was, or how soon it will be, and updates it. The full date is its tooltip.
 * It is also the text in server-rendered HTML, until the page is hydrated. An invalid date is a dash.
 */
export function RelativeTime({ date, timeZone = 'UTC', ...props }: RelativeTimeProps) {
  const locale = useLocale();
  const now = useSyncExternalStore(everyMinute, thisMinute, unknown);
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return <span {...placed(props)}>–</span>;
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
