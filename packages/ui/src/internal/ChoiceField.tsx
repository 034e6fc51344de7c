import { type ReactNode, useEffect } from 'react';
import { Choice } from './Choice.tsx';
import { FieldHints } from './Field.tsx';
import { field } from './field.css.ts';
import { type FieldProps, findControl, useField } from './useField.ts';

/** What a field takes that is one choice, made or not. */
export interface ChoiceFieldProps extends Omit<FieldProps, 'label' | 'shouldMarkOptional'> {
  /** What is chosen, as a statement; it may hold a link. */
  label: ReactNode;
  /** Whether it is chosen, kept by the caller. */
  isSelected?: boolean | undefined;
  /** Whether it is chosen to begin with, kept by the field from then on. @default false */
  defaultSelected?: boolean | undefined;
  onChange?: ((isSelected: boolean) => void) | undefined;
  /** What a form sends under `name` when it is chosen. @default 'on' */
  value?: string | undefined;
}

/** A choice that stands alone: its message above, its description below the label. */
export function ChoiceField({
  component,
  kind,
  isIndeterminate = false,
  label,
  description,
  ...props
}: ChoiceFieldProps & {
  component: string;
  kind: 'checkbox' | 'switch';
  isIndeterminate?: boolean | undefined;
}) {
  const { frame, control, rest } = useField(component, {
    ...props,
    label: typeof label === 'string' ? label : '',
  });
  const { isSelected, defaultSelected, onChange, value } = rest;

  useEffect(() => {
    const input = findControl(frame.id);
    if (input instanceof HTMLInputElement) input.indeterminate = isIndeterminate;
  }, [frame.id, isIndeterminate]);

  return (
    <div className={field} data-invalid={frame.errorMessage ? '' : undefined}>
      <FieldHints {...frame} />
      <Choice
        {...control}
        {...{ kind, label, description, value, isSelected, defaultSelected }}
        onSelect={(isSelected) => onChange?.(isSelected)}
      />
    </div>
  );
}
