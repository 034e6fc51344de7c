'use client';

import { use } from 'react';
import {
  Button,
  CalendarCell,
  CalendarGrid,
  CalendarGridBody,
  CalendarGridHeader,
  CalendarHeaderCell,
  CalendarMonthPicker,
  type CalendarMonthPickerAria,
  CalendarStateContext,
  CalendarYearPicker,
  type CalendarYearPickerAria,
} from 'react-aria-components/Calendar';
import { ChevronLeftIcon, ChevronRightIcon } from '../Icon/index.ts';
import * as styles from './Month.css.ts';

/**
 * A month of the surrounding calendar, with buttons for the previous and the next month, and lists of the
 * months and years.
 */
export function Month({ isRange = false }: { isRange?: boolean }) {
  const cell = isRange ? styles.cellOfRange : styles.cell;
  const day = isRange ? styles.days.range : styles.days.single;
  const state = use(CalendarStateContext);
  // React Aria does not mark the selected day of a disabled calendar.
  const disabledValue = state?.isDisabled ? state.value?.toString() : undefined;
  const jump = (picker: CalendarMonthPickerAria | CalendarYearPickerAria) => (
    <select
      aria-label={picker['aria-label']}
      value={picker.value}
      disabled={state?.isDisabled}
      onChange={({ target }) => picker.onChange(Number(target.value))}
      className={styles.jump}
    >
      {picker.items.map(({ id, formatted }) => (
        <option key={id} value={id}>
          {formatted}
        </option>
      ))}
    </select>
  );
  return (
    <>
      <div className={styles.head}>
        <Button slot="previous" className={styles.pageButton}>
          <ChevronLeftIcon />
        </Button>
        <div className={styles.jumps}>
          <CalendarMonthPicker format="long">{jump}</CalendarMonthPicker>
          <CalendarYearPicker>{jump}</CalendarYearPicker>
        </div>
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
