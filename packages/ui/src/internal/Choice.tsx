import { type ReactNode, type Ref, useEffect } from 'react';
import * as styles from './choice.css.ts';
import { findControl } from './useField.ts';

/** One thing that can be chosen in a group. */
export interface ChoiceOption {
  value: string;
  label: string;
  /** A hint under the label. */
  description?: ReactNode | undefined;
  /** @default false */
  isDisabled?: boolean | undefined;
}

interface ChoiceProps {
  id: string;
  kind: 'radio' | 'checkbox' | 'switch';
  label: ReactNode;
  description?: ReactNode | undefined;
  isCard?: boolean | undefined;
  isSelected?: boolean | undefined;
  defaultSelected?: boolean | undefined;
  onSelect: (isSelected: boolean) => void;
  name?: string | undefined;
  value?: string | undefined;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A radio button, checkbox or switch with its words. It is a native input, whatever it looks like. */
export function Choice({
  id,
  kind,
  label,
  description,
  isCard = false,
  isSelected,
  defaultSelected,
  onSelect,
  ...input
}: ChoiceProps) {
  const describedBy = [description && `${id}-about`, input['aria-describedby']];

  // What was chosen before React took over the page.
  useEffect(() => {
    const control = findControl(id);
    if (isSelected === undefined || !(control instanceof HTMLInputElement)) return;
    if (control.checked !== isSelected) onSelect(control.checked);
  });

  return (
    <div className={styles.choice({ isCard })}>
      <input
        {...input}
        id={id}
        type={kind === 'radio' ? 'radio' : 'checkbox'}
        role={kind === 'switch' ? 'switch' : undefined}
        checked={isSelected}
        defaultChecked={defaultSelected}
        onChange={(event) => onSelect(event.target.checked)}
        aria-describedby={describedBy.filter(Boolean).join(' ') || undefined}
        className={styles.mark({ kind })}
      />
      <label htmlFor={id} className={styles.label({ hasLink: typeof label !== 'string' })}>
        {label}
      </label>
      {description && (
        <div id={`${id}-about`} className={styles.description}>
          {description}
        </div>
      )}
    </div>
  );
}
