'use client';

import { type Ref, use, useMemo, useRef } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import { DisabledContext } from '../../internal/disabled.ts';
import { InLocale } from '../../internal/InLocale.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { useValue, type ValueProps } from '../../internal/useControl.ts';
import { placed } from '../../styles/layout.ts';
import { type DateLimits, readDate } from './date.ts';
import { month } from './Month.css.ts';
import { Month } from './Month.tsx';

export interface CalendarProps
  extends DateLimits,
    ValueProps<string>,
    Omit<
      ElementProps<'div'>,
      keyof ValueProps<unknown> | 'aria-label' | 'autoFocus' | 'children' | 'ref' | 'role'
    > {
  /** The accessible name: what the day is for. */
  label: string;
  /** The name under which a form sends the day. */
  name?: string | undefined;
  /** The id of the form that it belongs to, if it is outside that form. */
  form?: string | undefined;
  /** Whether no day can be chosen. @default false */
  isDisabled?: boolean | undefined;
  /** Whether the day can be read but not changed. @default false */
  isReadOnly?: boolean | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** A month that is always visible, to choose a day from. Its value is `YYYY-MM-DD`, or empty. */
export function Calendar({
  label,
  value: given,
  defaultValue,
  onChange,
  name,
  form,
  min,
  max,
  unavailableDays,
  isDisabled: isDisabledItself = false,
  isReadOnly = false,
  ...props
}: CalendarProps) {
  const isDisabled = use(DisabledContext) || isDisabledItself;
  const sent = useRef<HTMLInputElement>(null);
  const { value, change } = useValue({ value: given, defaultValue, onChange }, { empty: '' }, sent);
  return (
    <div {...placed(props, month)}>
      <InLocale>
        <AriaCalendar
          aria-label={label}
          value={useMemo(() => readDate(value), [value])}
          onChange={(date) => change(date.toString())}
          minValue={useMemo(() => readDate(min), [min])}
          maxValue={useMemo(() => readDate(max), [max])}
          isDateUnavailable={(date) => unavailableDays?.(date.toString()) ?? false}
          isDisabled={isDisabled}
          isReadOnly={isReadOnly}
        >
          <Month />
        </AriaCalendar>
      </InLocale>
      <input ref={sent} type="hidden" {...{ name, form, value }} disabled={isDisabled} />
    </div>
  );
}
