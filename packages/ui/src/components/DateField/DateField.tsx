'use client';

import { type ClipboardEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { FieldGroup } from '../../internal/Field.tsx';
import { control as controlStyle } from '../../internal/field.css.ts';
import { type FieldProps, findControl, useField } from '../../internal/useField.ts';
import { useEarlyInput, useTyped, type ValueProps } from '../../internal/useTyped.ts';
import { CalendarIcon } from '../Icon/index.ts';
import * as styles from './DateField.css.ts';
import { type DateParts, isDay, partNames, readDate, readWholeDate, writeDate } from './date.ts';

/** Props of DateField. */
export interface DateFieldProps extends FieldProps, ValueProps<string> {
  /** `bday` where the date is the visitor's own birthday, so that the browser can fill it in. @default 'off' */
  autoComplete?: 'bday' | 'off' | undefined;
  /** The first day that the calendar offers, as `YYYY-MM-DD`. It limits nothing that is typed. */
  min?: string | undefined;
  /** The last day that the calendar offers, as `YYYY-MM-DD`. It limits nothing that is typed. */
  max?: string | undefined;
}

const labels = { month: 'Month', day: 'Day', year: 'Year' } as const;

/** Reads and writes the parts as one text, `12/4/`, in which each part stays as it was typed. */
const written = {
  empty: '',
  read: (text: string) => writeDate(readDate(text)),
  write: (value: string) => partNames.map((part) => readDate(value)[part]).join('/'),
};

/**
 * A date that is typed: month, day and year. Its value is `YYYY-MM-DD` once all three are there and
 * what was typed (`12/4/`) before that, so that nothing is lost.
 */
export function DateField(props: DateFieldProps) {
  const { frame, control, rest } = useField('DateField', props);
  const { autoComplete = 'off', min, max } = rest;
  const { id, name, 'aria-describedby': _onTheGroup, ...shared } = control;
  const { value, text, type } = useTyped(id, rest, written);
  const parts = readDate(text);
  const calendar = useRef<HTMLInputElement>(null);

  const idOf = (part: keyof DateParts) => (part === 'month' ? id : `${id}-${part}`);
  // As the page has it: of parts typed before React took over it, `value` doesn't know.
  const typedIn = (part: keyof DateParts) =>
    (findControl(idOf(part)) as HTMLInputElement | null)?.value ?? '';
  const typePart = (changed: keyof DateParts, typed: string) => {
    const texts = partNames.map((part) => (part === changed ? typed : typedIn(part)));
    type(texts.find(readWholeDate) ?? texts.join('/'));
  };

  return (
    <FieldGroup {...frame}>
      {name && <input type="hidden" name={name} value={value} disabled={control.disabled} />}
      <div className={controlStyle({ as: 'box', width: 'medium' })}>
        <div dir="ltr" className={styles.parts}>
          {partNames.map((part) => (
            <DatePart
              key={part}
              {...shared}
              id={idOf(part)}
              label={labels[part]}
              autoComplete={autoComplete === 'bday' ? `bday-${part}` : 'off'}
              isYear={part === 'year'}
              value={parts[part]}
              onType={(typed) => typePart(part, typed)}
            />
          ))}
        </div>
        <button
          type="button"
          className={styles.calendarButton}
          aria-label={`Calendar for ${frame.label}`}
          disabled={control.disabled}
          onClick={() => calendar.current?.showPicker()}
        >
          <CalendarIcon />
        </button>
        <input
          ref={calendar}
          type="date"
          tabIndex={-1}
          aria-hidden="true"
          min={min}
          max={max}
          value={isDay(value) ? value : ''}
          onChange={(event) => flushSync(() => type(event.target.value))}
          className={styles.calendar}
        />
      </div>
    </FieldGroup>
  );
}

interface DatePartProps {
  id: string;
  label: string;
  autoComplete: string;
  isYear: boolean;
  value: string;
  onType: (text: string) => void;
}

const typedSeparator = /^(.+)[/.\s-]$/;

function DatePart({ id, label, isYear, value, onType, ...input }: DatePartProps) {
  useEarlyInput(id, value, onType);
  return (
    <div className={styles.part({ isYear })}>
      <label htmlFor={id} className={styles.partLabel}>
        {label}
      </label>
      <input
        {...input}
        id={id}
        type="text"
        inputMode="numeric"
        onPaste={takeWholeDate}
        value={value}
        onChange={(event) => {
          const [, beforeSeparator] = typedSeparator.exec(event.target.value) ?? [];
          // At once, so that a form which hears of the change reads the new value.
          flushSync(() => onType(beforeSeparator ?? event.target.value));
          if (beforeSeparator) focusNextPart(event.target);
        }}
        className={styles.input}
      />
    </div>
  );
}

/** Lets a whole date that is pasted take the place of what the part holds, so that it can be read. */
function takeWholeDate({ clipboardData, currentTarget }: ClipboardEvent<HTMLInputElement>) {
  if (readWholeDate(clipboardData.getData('text'))) currentTarget.select();
}

/** Goes on where a slash is typed, as it would on paper. Nothing moves on its own. */
function focusNextPart(input: HTMLInputElement) {
  const next = input.parentElement?.nextElementSibling?.querySelector('input');
  next?.focus();
  next?.select();
}
