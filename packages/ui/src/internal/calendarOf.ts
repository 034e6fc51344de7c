import {
  CalendarDate,
  type CalendarIdentifier,
  createCalendar,
  GregorianCalendar,
  toCalendar,
  today,
} from '@internationalized/date';
import { type CalendarSystem, gregorian } from './writtenDate.ts';

/** Returns the calendar in which the locale writes dates. */
export function calendarOf(locale: string): CalendarSystem {
  const id = new Intl.DateTimeFormat(locale).resolvedOptions().calendar as CalendarIdentifier;
  if (id === 'gregory') return gregorian;
  const calendar = createCalendar(id);
  return {
    id,
    thisYear: toCalendar(today('UTC'), calendar).year,
    toGregorian: (year, month, day) => {
      const date = new CalendarDate(calendar, year, month, day);
      // The constructor limits the month and the day to those that exist.
      const exists = date.year === year && date.month === month && date.day === day;
      return exists ? toCalendar(date, new GregorianCalendar()).toString() : undefined;
    },
  };
}
