'use client';

import { type ReactNode, type Ref, use, useEffect, useEffectEvent } from 'react';
import { useFocusWithin } from 'react-aria/useFocusWithin';
import { Button } from 'react-aria-components/Button';
import { DateFieldStateContext, DateInput, DateSegment } from 'react-aria-components/DateField';
import { Dialog } from 'react-aria-components/Dialog';
import { Popover, PopoverContext } from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import type { DateSegment as Segment } from 'react-stately/useDateFieldState';
import { useLikeAround } from '../../internal/surroundings.ts';
import { CalendarIcon } from '../Icon/index.ts';
import * as styles from './parts.css.ts';

/** How complete a date is. An incomplete one is not sent. */
export type Filled = 'none' | 'some' | 'all';

interface DatePartsProps {
  /** Which of two dates it is. */
  slot?: 'start' | 'end';
  /** The first part. */
  partRef?: Ref<HTMLSpanElement>;
  /** Called when the completeness of the date changes. */
  onFill: (filled: Filled) => void;
  /** Called when focus leaves the date. */
  onLeave: () => void;
}

/** The parts of a date, in the locale's order. Each can be typed or stepped. */
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: reports again when a part is filled or cleared.
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
