import type { FormEvent } from 'react';

/**
 * Handles `invalid` of a hidden input, which the browser validates but can't focus: focuses its visible
 * control if no field of the form before it is invalid.
 */
export function takeInvalid(event: FormEvent<HTMLInputElement>, control: HTMLElement | null) {
  event.preventDefault();
  const { currentTarget } = event;
  const first = currentTarget.form?.querySelector(
    'input:invalid, select:invalid, textarea:invalid',
  );
  if (!first || first === currentTarget) control?.focus();
}
