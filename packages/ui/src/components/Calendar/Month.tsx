'use client';

import { use } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarStateContext,
  Heading,
} from 'react-aria-components/Calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/index.ts';
import * as styles from './Month.css.ts';

/** A month of the calendar around it, and the way to the months before and after. */
export function Month({ isRange = false }: { isRange?: boolean }) {
  const cell = isRange ? styles.cellOfRange : styles.cell;
  const day = isRange ? styles.days.range : styles.days.single;
  const state = use(CalendarStateContext);
  // React Aria marks no day of a calendar that is switched off.
  const kept = state?.isDisabled ? state.value?.toString() : undefined;
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={styles.turn}>
          <ChevronLeftIcon />
        </Button>
        <Heading className={styles.heading} />
        <Button slot="next" className={styles.turn}>
          <ChevronRightIcon />
        </Button>
      </div>
      <CalendarGrid
        weekdayStyle="short"
        className={styles.grid}
        // HTML has no `cellpadding` any more.
        render={({ cellPadding: _, ...table }) => <table {...table} />}
      >
        <CalendarGridHeader>
          {(weekday) => (
            <CalendarHeaderCell className={styles.weekday}>{weekday}</CalendarHeaderCell>
          )}
        </CalendarGridHeader>
        <CalendarGridBody>
          {(date) => (
            <CalendarCell date={date} className={cell}>
              {({ formattedDate }) => (
                <span className={day} data-kept={date.toString() === kept ? '' : undefined}>
                  {formattedDate}
                </span>
              )}
            </CalendarCell>
          )}
        </CalendarGridBody>
      </CalendarGrid>
    </>
  );
}
