'use client';

import { type ReactNode, type Ref, use, useEffect, useEffectEvent } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover } from 'react-aria-components/Popover';
import type { DateSegment as Segment } from 'react-stately/useDateFieldState';
import { CalendarIcon } from '../Icon/index.ts';
import * as styles from './parts.css.ts';

/** How much of a date is there: of a half one nothing is sent. */
export type Filled = 'none' | 'some' | 'all';

interface DatePartsProps {
  /** Which of two dates it is. */
  slot?: 'start' | 'end';
  /** The first part. */
  partRef?: Ref<HTMLSpanElement>;
  /** Called with how much of the date is there, whenever that changes. */
  onFill: (filled: Filled) => void;
  /** Called as focus leaves the date. */
  onLeave: () => void;
}

/** The parts of a date, in the order of the locale, each to be typed or stepped. */
export function DateParts({ slot, onLeave, ...part }: DatePartsProps) {
  const { focusWithinProps } = useFocusWithin({ onBlurWithin: onLeave });
  return (
    <div {...focusWithinProps}>
      <DateInput {...(slot && { slot })} className={styles.date}>
        {(segment) => <Part {...part} segment={segment} />}
      </DateInput>
    </div>
  );
}

interface PartProps extends Omit<DatePartsProps, 'slot' | 'onLeave'> {
  segment: Segment;
}

function Part({ segment, partRef, onFill }: PartProps) {
  const parts = use(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? [];
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length;
  const isFirst = parts[0]?.type === segment.type;
  const tell = useEffectEvent(() => {
    if (!isFirst) return;
    if (missing === 0) onFill('all');
    else onFill(missing === parts.length ? 'none' : 'some');
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told again when one is filled or emptied.
  useEffect(() => tell(), [missing]);
  return (
    <DateSegment
      segment={segment}
      className={styles.part}
      {...(isFirst && partRef && { ref: partRef })}
    />
  );
}

interface CalendarPopoverProps {
  /** Days that are often chosen. */
  presets: ReactNode;
  children: ReactNode;
}

/** The button at the end of the box, and the calendar that it opens. */
export function CalendarPopover({ presets, children }: CalendarPopoverProps) {
  return (
    <>
      <Button className={styles.open}>
        <CalendarIcon />
      </Button>
      <Popover containerPadding={16} className={styles.popover}>
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

/** Values with a name, such as "Last 30 days". */
export function Presets<Value>({ label, presets, isCurrent, onChoose }: PresetsProps<Value>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset holds what is filled in; these are buttons.
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
