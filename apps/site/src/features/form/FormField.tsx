import type { Control, Field, FormDescription } from '@milepost/domain/forms';
import { DateField } from '@milepost/ui/DateField';
import { TextField } from '@milepost/ui/TextField';
import type { ReactNode } from 'react';

/** What a form hands to the control of one field. */
export interface ControlProps {
  readonly id: string;
  readonly field: Field;
  /** The broken rule, if any. */
  readonly errorMessage?: string | undefined;
  /** Worth a second look, but no broken rule. */
  readonly warningMessage?: string | undefined;
}

/** Controls by the name that field data calls them by. */
export type Controls = Readonly<Partial<Record<Control, (props: ControlProps) => ReactNode>>>;

/**
 * The controls that every form has. Others (a slider, a password, …) are given to the form by the
 * screen that needs them, so that other screens don't load them.
 */
const ownControls: Controls = { text: Text, email: Text, tel: Text, date: DateText };

/** Asks for one field with the control that its data names. */
export function FormField({ controls, ...props }: ControlProps & { readonly controls: Controls }) {
  const { control } = props.field;
  const ControlOfField = controls[control] ?? ownControls[control];
  if (!ControlOfField) throw new Error(`FormField: no control for “${control}” was given.`);
  return <ControlOfField {...props} />;
}

/** The id of a field's control on the page, which its message in the error summary links to. */
export const fieldId = (form: FormDescription, name: string): string => `${form.id}-${name}`;

/** The props that all of the kit's text-like fields share, read from the field's data. */
export function fieldProps({ id, field, errorMessage, warningMessage }: ControlProps) {
  return {
    id,
    name: field.name,
    label: field.label,
    description: field.description,
    isRequired: field.isRequired,
    shouldMarkOptional: !field.isRequired,
    errorMessage,
    warningMessage,
  };
}

function Text(props: ControlProps) {
  const { control, inputMode, autoComplete, defaultValue, width } = props.field;
  return (
    <TextField
      {...fieldProps(props)}
      type={control === 'email' || control === 'tel' ? control : 'text'}
      inputMode={inputMode}
      autoComplete={autoComplete}
      defaultValue={defaultValue}
      inputWidth={width}
    />
  );
}

function DateText(props: ControlProps) {
  return <DateField {...fieldProps(props)} />;
}
