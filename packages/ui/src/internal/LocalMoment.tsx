'use client';

import { useLocale } from './locale.ts';

interface LocalMomentProps {
  date: Date | string;
  timeZone: string;
  className: string;
}

/** A date with its time in the locale's format and the time zone. An invalid one is a dash. */
export function LocalMoment({ date, timeZone, className }: LocalMomentProps) {
  const locale = useLocale();
  const moment = new Date(date);
  if (Number.isNaN(moment.getTime())) return <span className={className}>–</span>;
  const format = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone,
  });
  return (
    <time className={className} dateTime={moment.toISOString()}>
      {format.format(moment)}
    </time>
  );
}
