import { type FocusEvent, useMemo } from 'react';
import type { useField } from '../../internal/Field.tsx';
import { type DateLimits, readDate } from '../Calendar/date.ts';
import * as styles from './parts.css.ts';
import type { useDateProblem } from './useDateProblem.ts';

interface PickerOptions extends DateLimits {
  field: ReturnType<typeof useField>;
  check: ReturnType<typeof useDateProblem>;
  onFocus: ((event: FocusEvent) => void) | undefined;
  onBlur: ((event: FocusEvent) => void) | undefined;
}

/** The common props of React Aria's DatePicker and DateRangePicker. */
export const usePicker = ({
  field: { frame, control, isReadOnly = false },
  check,
  min,
  max,
  unavailableDays,
  onFocus,
  onBlur,
}: PickerOptions) => ({
  className: styles.picker,
  minValue: useMemo(() => readDate(min), [min]),
  maxValue: useMemo(() => readDate(max), [max]),
  isDateUnavailable: (day: { toString: () => string }) =>
    unavailableDays?.(day.toString()) ?? false,
  isDisabled: control.disabled ?? false,
  isRequired: control.required ?? false,
  isReadOnly,
  isInvalid: frame.errorMessage !== undefined,
  validationBehavior: 'aria' as const,
  shouldForceLeadingZeros: true,
  onFocusChange: check.onFocusChange,
  ...(onFocus && { onFocus }),
  ...(onBlur && { onBlur }),
  ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
});
