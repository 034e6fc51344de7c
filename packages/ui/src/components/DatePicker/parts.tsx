'use client';

import { fromDate, parseDate, toCalendar } from '@internationalized/date';
import {
  type ClipboardEvent,
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  use,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { flushSync } from 'react-dom';
import type { DateFieldState, DateSegment as Segment } from 'react-stately/useDateFieldState';
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
export function DateParts({ slot, onLeave, onEnter, onPaste, ...part }: DatePartsProps) {
  const locale = useLocale();
  const field = useRef<DateFieldState>(null);
  const paste = (event: ClipboardEvent) => {
    const text = event.clipboardData.getData('text');
    if (!text || !field.current || field.current.isReadOnly) return;
    event.preventDefault();
    const date = readWrittenDate(text, locale);
    if (date) field.current.setValue(parseDate(date));
    onPaste(date !== undefined);
  };
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: onLeave });
  const submit = ({ key }: KeyboardEvent) => {
    if (key !== 'Enter') return;
    flushSync(onLeave);
    onEnter();
  };
  return (
    <div {...focusWithinProps} onKeyDownCapture={submit} onPaste={paste}>
      <DateInput {...(slot && { slot })} className={styles.date}>
        {(segment) => <Part {...part} field={field} segment={segment} />}
      </DateInput>
    </div>
  );
}

interface PartProps extends Pick<DatePartsProps, 'partRef' | 'onFill'> {
  segment: Segment;
  /** Gets the state of the date. */
  field: RefObject<DateFieldState | null>;
}

function Part({ segment, partRef, onFill, field }: PartProps) {
  const locale = useLocale();
  const state = use(DateFieldStateContext);
  const parts = state?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const isFirst = parts[0]?.type === segment.type;
  const [filled, noDay] = state && isFirst ? filledOf(state, locale) : [];
  // React Aria would change February 30 to the last day of the month on blur.
  if (state && filled === 'noDay') state.confirmPlaceholder = () => {};
  const tell = useEffectEvent(() => {
    if (filled) onFill(filled, noDay);
  });
  useEffect(() => {
    if (isFirst) field.current = state;
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports again when a part is filled or cleared.
  useEffect(() => tell(), [filled, noDay]);
  return (
    <DateSegment
      segment={segment}
      className={styles.part}
      {...(isFirst && partRef && { ref: partRef })}
    />
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
        <Dialog className={styles.content}>
          {presets}
          <div className={styles.calendar}>{children}</div>
        </Dialog>
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
