'use client';

import { type FocusEvent, type Ref, useMemo, useRef } from 'react';
import {
  DateRangePicker as AriaDateRangePicker,
  type DateValue,
  Group,
} from 'react-aria-components/DateRangePicker';
import { Label } from 'react-aria-components/Label';
import { RangeCalendar } from 'react-aria-components/RangeCalendar';
import { dateWords } from '../../internal/english.ts';
import { FieldHints, type FieldProps, LabelText, useField } from '../../internal/Field.tsx';
import { label } from '../../internal/field.css.ts';
import { InLocale } from '../../internal/InLocale.tsx';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useOwnRef, useValue, type ValueProps } from '../../internal/useControl.ts';
import { useFieldFocus } from '../../internal/useFieldFocus.ts';
import { type DateLimits, firstYear, readDate } from '../Calendar/date.ts';
import { month } from '../Calendar/Month.css.ts';
import { Month } from '../Calendar/Month.tsx';
import * as styles from '../DatePicker/parts.css.ts';
import { CalendarPopover, DateParts, Presets } from '../DatePicker/parts.tsx';
import { useDateProblem } from '../DatePicker/useDateProblem.ts';
import { useHeld } from '../DatePicker/useHeld.ts';
import { usePicker } from '../DatePicker/usePicker.ts';

/** A range of days. */
export interface DateRange {
  /** The first day, as `YYYY-MM-DD`. */
  readonly start: string;
  /** The last day, as `YYYY-MM-DD`, inclusive. */
  readonly end: string;
}

/** A named range. */
export interface DateRangePreset {
  /** Its name: "Last 30 days". */
  label: string;
  /** Its first and its last day. */
  value: DateRange;
}

/** Also accepts a group's attributes. */
export interface DateRangePickerProps
  extends FieldProps,
    DateLimits,
    ValueProps<DateRange | null>,
    Omit<
      ElementProps<'div'>,
      | keyof FieldProps
      | keyof ValueProps<unknown>
      | 'children'
      | 'onBlur'
      | 'onFocus'
      | 'ref'
      | 'role'
    > {
  /** The name under which a form sends the last day. @default `name`, which is then sent twice */
  endName?: string | undefined;
  /** Common choices, beside the calendar. */
  presets?: readonly DateRangePreset[] | undefined;
  /** Called when focus enters the field. */
  onFocus?: ((event: FocusEvent) => void) | undefined;
  /** Called when focus leaves the field and its calendar. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  /** The first part of the first date, which takes focus. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * Two dates and all days between them, typed or chosen in a calendar. Its value has both as
 * `YYYY-MM-DD`, or is `null` while one is incomplete.
 */
export function DateRangePicker({
  value: given,
  defaultValue,
  onChange,
  min,
  max,
  unavailableDays,
  endName,
  presets = [],
  onFocus,
  onBlur,
  ref,
  ...props
}: DateRangePickerProps) {
  const words = useWords(dateWords);
  const first = useOwnRef(ref);
  const sent = useRef<HTMLInputElement>(null);
  const { value, change } = useValue(
    { value: given, defaultValue, onChange },
    { empty: null, onReset: () => reset() },
    sent,
  );
  const { start = '', end = '' } = value ?? {};
  const choose = (next: DateRange | null) => {
    if (next?.start !== value?.start || next?.end !== value?.end) change(next);
  };
  const range = useMemo(() => {
    const [from, to] = [readDate(start), readDate(end)];
    return from && to && { start: from, end: to };
  }, [start, end]);
  const limits = { min, max, unavailableDays };
  const check = useDateProblem(range ? [start, end] : [], limits, first);
  const held = useHeld<{ start: DateValue; end: DateValue }>({
    whole: range,
    isWhole: check.isWhole,
    hasYear: (days) => days.start.year >= firstYear && days.end.year >= firstYear,
    report: (days) => choose(days && { start: `${days.start}`, end: `${days.end}` }),
  });
  const reset = () => {
    held.onReset();
    check.onReset();
  };
  const own = useField('DateRangePicker', {
    ...props,
    errorMessage: props.errorMessage ?? check.problem,
  });
  const { frame, control, isReadOnly = false, rest: others } = own;
  const focus = useFieldFocus(isReadOnly, first);
  const picker = usePicker({ ...limits, field: own, check, onFocus, onBlur });
  const { id, name, form, required, disabled } = control;
  const hidden = {
    hidden: true,
    form,
    disabled,
    required,
    onChange: () => {},
    onInvalid: check.onInvalid,
  };

  return (
    <div {...others} {...frame.root} {...focus}>
      <InLocale>
        <AriaDateRangePicker
          {...picker}
          key={check.resets}
          value={held.shown}
          // Only `useValue` handles a reset of the form.
          defaultValue={held.shown}
          onChange={held.onChange}
        >
          {({ state }) => {
            const partsOf = (which: 'start' | 'end') => ({
              slot: which,
              onFill: check.onFill(which),
              onLeave: held.onLeave,
              onPaste: check.onPaste,
              onEnter: () => sent.current?.form?.requestSubmit(),
            });
            return (
              <>
                <Label className={label}>
                  <LabelText label={frame.label} shouldMarkOptional={frame.shouldMarkOptional} />
                </Label>
                <FieldHints {...frame} />
                <Group className={styles.dates}>
                  <div id={id} className={styles.words}>
                    <DateParts {...partsOf('start')} partRef={first} />
                    <span aria-hidden="true">–</span>
                    <DateParts {...partsOf('end')} />
                  </div>
                  {!isReadOnly && (
                    <CalendarPopover
                      presets={
                        presets.length > 0 && (
                          <Presets
                            label={words.presets}
                            presets={presets}
                            isCurrent={(days) => days.start === start && days.end === end}
                            onChoose={(days) => {
                              choose(days);
                              state.setOpen(false);
                            }}
                          />
                        )
                      }
                    >
                      <RangeCalendar className={month}>
                        <Month isRange />
                      </RangeCalendar>
                    </CalendarPopover>
                  )}
                </Group>
              </>
            );
          }}
        </AriaDateRangePicker>
      </InLocale>
      <input ref={sent} {...hidden} name={name} value={range ? start : ''} />
      <input {...hidden} name={endName ?? name} value={range ? end : ''} />
    </div>
  );
}
