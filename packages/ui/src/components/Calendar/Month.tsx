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

/** A month of the surrounding calendar, with buttons for the previous and the next month. */
export function Month({ isRange = false }: { isRange?: boolean }) {
  const cell = isRange ? styles.cellOfRange : styles.cell;
  const day = isRange ? styles.days.range : styles.days.single;
  const state = use(CalendarStateContext);
  // React Aria does not mark the selected day of a disabled calendar.
  const disabledValue = state?.isDisabled ? state.value?.toString() : undefined;
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={styles.pageButton}>
          <ChevronLeftIcon />
        </Button>
        <Heading className={styles.heading} />
        <Button slot="next" className={styles.pageButton}>
          <ChevronRightIcon />
        </Button>
      </div>
      <CalendarGrid
        weekdayStyle="short"
        className={styles.grid}
        // `cellpadding` is obsolete in HTML.
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
                <span
                  className={day}
                  data-kept={date.toString() === disabledValue ? '' : undefined}
                >
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
