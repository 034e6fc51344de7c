'use client';

import { createCalendar, fromDate, parseDate, toCalendar } from '@internationalized/date';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useDateField } from 'react-aria/useDateField';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { Button } from 'react-aria-components/Button';
import {
  DateFieldContext,
  DateFieldStateContext,
  DateInput,
  DateSegment,
} from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { GroupContext, type GroupProps } from 'react-aria-components/Group';
import { InputContext, type InputProps } from 'react-aria-components/Input';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import { Provider, useContextProps, useSlottedContext } from 'react-aria-components/slots';
import { flushSync } from 'react-dom';
import { type DateFieldState, useDateFieldState } from 'react-stately/useDateFieldState';
import { calendarOf } from '../../internal/calendarOf.ts';
import { Exiting } from '../../internal/Exiting.tsx';
import { useLocale } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import { useLikeAround } from '../../internal/surroundings.ts';
import { readWrittenDate } from '../../internal/writtenDate.ts';
import { firstYear } from '../Calendar/date.ts';
import { CalendarIcon } from '../Icon/index.ts';
import * as styles from './parts.css.ts';

/**
 * How complete a date is: `shortYear` has a year with fewer than four digits, and `noDay` a day that its
 * month does not have. Only `all` is sent.
 */
export type Filled = 'none' | 'some' | 'shortYear' | 'noDay' | 'all';

interface DatePartsProps {
  /** Which of two dates it is. */
  slot?: 'start' | 'end';
  /** The first part. */
  partRef?: Ref<HTMLSpanElement>;
  /** Called when the completeness of the date changes, with the text of a day that does not exist. */
  onFill: (filled: Filled, noDay?: string) => void;
  /** Called when focus leaves the date, and before `onEnter`. */
  onLeave: () => void;
  /** Called by Enter. */
  onEnter: () => void;
  /** Called when text is pasted, with whether it is a date. */
  onPaste: (isDate: boolean) => void;
}

/** The parts of a date, in the locale's order. Each can be typed or stepped; a whole date can be pasted. */
export function DateParts({ slot, partRef, onFill, onLeave, onEnter, onPaste }: DatePartsProps) {
  const locale = useLocale();
  const [props, group] = useContextProps({ ...(slot && { slot }) }, null, DateFieldContext);
  const input = useRef<HTMLInputElement>(null);
  const typed = useDateFieldState({ ...props, locale, createCalendar });
  const [filled, noDay] = filledOf(typed, locale);
  const state: DateFieldState =
    // On blur, React Aria would change February 30 to the last day of the month.
    filled === 'noDay' ? { ...typed, confirmPlaceholder: () => {} } : typed;
  const { fieldProps, inputProps } = useDateField({ ...props, inputRef: input }, state, group);
  const tell = useEffectEvent(() => onFill(filled, noDay));
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports again when a part is filled or cleared.
  useEffect(() => tell(), [filled, noDay]);

  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!text || state.isReadOnly) return;
    event.preventDefault();
    const date = readWrittenDate(text, locale, calendarOf(locale));
    if (date) state.setValue(parseDate(date));
    onPaste(date !== undefined);
  };
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: onLeave });
  const submit = ({ key, nativeEvent }: KeyboardEvent) => {
    if (key !== 'Enter' || nativeEvent.isComposing) return;
    flushSync(onLeave);
    onEnter();
  };
  const first = state.segments.find(({ isEditable }) => isEditable)?.type;
  return (
    <div {...focusWithinProps} onKeyDownCapture={submit} onPaste={paste}>
      <Provider
        values={[
          [DateFieldStateContext, state],
          [InputContext, { ...(inputProps as InputProps), ref: input }],
          [
            GroupContext,
            {
              ...(fieldProps as GroupProps),
              ref: group,
              isInvalid: state.isInvalid,
              isDisabled: state.isDisabled,
            },
          ],
        ]}
      >
        <DateInput className={styles.date}>
          {(segment) => (
            <DateSegment
              segment={segment}
              className={styles.part}
              {...(segment.type === first && partRef && { ref: partRef })}
            />
          )}
        </DateInput>
      </Provider>
    </div>
  );
}

/** Returns how complete a date is, and the text of a day that does not exist. */
function filledOf(state: DateFieldState, locale: string): [filled: Filled, noDay?: string] {
  const parts = state.segments.filter(({ isEditable }) => isEditable);
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  if (missing > 0) return [missing === parts.length ? 'none' : 'some'];
  // React Aria limits the day to those of the month.
  const possible = state.dateValue;
  if (possible.getUTCFullYear() < firstYear) return ['shortYear'];
  const day = parts.find(({ type }) => type === 'day')?.value ?? 0;
  if (toCalendar(fromDate(possible, 'UTC'), state.calendar).day >= day) return ['all'];
  const format = new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'long',
    // Only February has a day in some years.
    ...(day === 29 && { year: 'numeric' }),
    timeZone: 'UTC',
  });
  const texts = format
    .formatToParts(possible)
    .map(({ type, value }) => (type === 'day' ? writeNumber(day, locale) : value));
  return ['noDay', texts.join('')];
}

interface CalendarPopoverProps {
  /** Shortcuts to common dates. */
  presets: ReactNode;
  children: ReactNode;
}

/** The button at the end of the box, and the calendar that it opens. */
export function CalendarPopover({ presets, children }: CalendarPopoverProps) {
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  return (
    <>
      <Button className={styles.open}>
        <CalendarIcon />
      </Button>
      <Popover ref={useLikeAround(trigger)} containerPadding={16} className={styles.popover}>
        {({ isExiting }) => (
          <Exiting isExiting={isExiting}>
            <Dialog className={styles.content}>
              {presets}
              <div className={styles.calendar}>{children}</div>
            </Dialog>
          </Exiting>
        )}
      </Popover>
    </>
  );
}

interface PresetsProps<Value> {
  label: string;
  presets: readonly { label: string; value: Value }[];
  isCurrent: (value: Value) => boolean;
  onChoose: (value: Value) => void;
}

/** Named values, such as "Last 30 days". */
export function Presets<Value>({ label, presets, isCurrent, onChoose }: PresetsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset contains form controls; these are buttons.
    <div role="group" aria-label={label} className={styles.presets}>
      {presets.map((preset) => (
        <Button
          key={preset.label}
          aria-pressed={isCurrent(preset.value)}
          onPress={() => onChoose(preset.value)}
          className={styles.preset}
        >
          {preset.label}
        </Button>
      ))}
    </div>
  );
}
