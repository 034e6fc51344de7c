'use client';

import { type FocusEvent, type Ref, useMemo, useRef } from 'react';
import { Calendar as AriaCalendar } from 'react-aria-components/Calendar';
import {
  DatePicker as AriaDatePicker,
  type DateValue,
  Group,
} from 'react-aria-components/DatePicker';
import { Label } from 'react-aria-components/Label';
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
import * as styles from './parts.css.ts';
import { CalendarPopover, DateParts, Presets } from './parts.tsx';
import { useDateProblem } from './useDateProblem.ts';
import { useHeld } from './useHeld.ts';
import { usePicker } from './usePicker.ts';

/** A named day. */
export interface DatePreset {
  /** Its name: "Next due date". */
  label: string;
  /** The day, as `YYYY-MM-DD`. */
  value: string;
}

/** Also accepts a group's attributes. */
export interface DatePickerProps
  extends FieldProps,
    DateLimits,
    ValueProps<string>,
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
  /** Common choices, beside the calendar. */
  presets?: readonly DatePreset[] | undefined;
  /** Called when focus enters the field. */
  onFocus?: ((event: FocusEvent) => void) | undefined;
  /** Called when focus leaves the field and its calendar. */
  onBlur?: ((event: FocusEvent) => void) | undefined;
  /** The first part of the date, which takes focus. */
  ref?: Ref<HTMLSpanElement> | undefined;
}

/**
 * A date that is typed part by part in the locale's order, or chosen in a calendar with limits. A
 * pasted date is read in any usual notation. Its value is `YYYY-MM-DD`, or the empty text while the date
 * is incomplete.
 */
export function DatePicker({
  value: given,
  defaultValue,
  onChange,
  min,
  max,
  unavailableDays,
  presets = [],
  onFocus,
  onBlur,
  ref,
  ...props
}: DatePickerProps) {
  const words = useWords(dateWords);
  const first = useOwnRef(ref);
  const sent = useRef<HTMLInputElement>(null);
  const { value, change } = useValue(
    { value: given, defaultValue, onChange },
    { empty: '', onReset: () => reset() },
    sent,
  );
  const date = useMemo(() => readDate(value), [value]);
  const limits = { min, max, unavailableDays };
  const check = useDateProblem(date ? [value] : [], limits, first);
  const held = useHeld<DateValue>({
    whole: date,
    isWhole: check.isWhole,
    hasYear: ({ year }) => year >= firstYear,
    report: (next) => change(next?.toString() ?? ''),
  });
  const reset = () => {
    held.onReset();
    check.onReset();
  };
  const own = useField('DatePicker', {
    ...props,
    errorMessage: props.errorMessage ?? check.problem,
  });
  const { frame, control, isReadOnly = false, rest: others } = own;
  const focus = useFieldFocus(isReadOnly, first);
  const picker = usePicker({ ...limits, field: own, check, onFocus, onBlur });

  return (
    <div {...others} {...frame.root} {...focus}>
      <InLocale>
        <AriaDatePicker
          {...picker}
          key={check.resets}
          value={held.shown}
          // Only `useValue` handles a reset of the form.
          defaultValue={held.shown}
          onChange={held.onChange}
        >
          {({ state }) => (
            <>
              <Label className={label}>
                <LabelText label={frame.label} shouldMarkOptional={frame.shouldMarkOptional} />
              </Label>
              <FieldHints {...frame} />
              <Group className={styles.dates}>
                <div id={control.id} className={styles.words}>
                  <DateParts
                    partRef={first}
                    onFill={check.onFill('date')}
                    onLeave={held.onLeave}
                    onPaste={check.onPaste}
                    onEnter={() => sent.current?.form?.requestSubmit()}
                  />
                </div>
                {!isReadOnly && (
                  <CalendarPopover
                    presets={
                      presets.length > 0 && (
                        <Presets
                          label={words.presets}
                          presets={presets}
                          isCurrent={(day) => day === value}
                          onChoose={(day) => {
                            change(day);
                            state.setOpen(false);
                          }}
                        />
                      )
                    }
                  >
                    <AriaCalendar className={month}>
                      <Month />
                    </AriaCalendar>
                  </CalendarPopover>
                )}
              </Group>
            </>
          )}
        </AriaDatePicker>
      </InLocale>
      <input
        ref={sent}
        hidden
        {...{ value, name: control.name, form: control.form }}
        disabled={control.disabled}
        required={control.required}
        onChange={() => {}}
        onInvalid={check.onInvalid}
      />
    </div>
  );
}
