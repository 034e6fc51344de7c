import type { Control, FieldWith } from '@milepost/domain/forms';
import { DateField } from '@milepost/ui/DateField';
import { TextField } from '@milepost/ui/TextField';
import type { ComponentType, ReactNode } from 'react';

/** What a form hands to the control of one field. */
export interface ControlProps<Kind extends Control = Control> {
  readonly id: string;
  readonly field: FieldWith<Kind>;
  /** The broken rule, if any. */
  readonly errorMessage?: string | undefined;
  /** Worth a second look, but no broken rule. */
  readonly warningMessage?: string | undefined;
}

/** Controls by the name that field data calls them by. */
export type Controls = { readonly [Kind in Control]: (props: ControlProps<Kind>) => ReactNode };

/** The controls that every form has. */
const ownControls = {
  text: Text,
  email: Text,
  tel: Text,
  date: DateText,
} satisfies Partial<Controls>;

/** The controls that a screen has to give to its form, so that other screens don't load them. */
export type GivenControls<Kind extends Control> = Pick<
  Controls,
  Exclude<Kind, keyof typeof ownControls | 'tabs'>
>;

/** One field, with the control that its data names. */
export function FormField({
  controls,
  ...props
}: ControlProps & { readonly controls: Partial<Controls> }) {
  const all: Partial<Controls> = { ...ownControls, ...controls };
  // TypeScript can't follow that the control is looked up by the field it is given.
  const ControlOfField = all[props.field.control] as ComponentType<ControlProps> | undefined;
  return ControlOfField && <ControlOfField {...props} />;
}

/** The id of a field's control on the page, which its message in the error summary links to. */
export const fieldId = (formId: string, name: string): string => `${formId}-${name}`;

/** The props that all of the kit's fields share, read from the field's data. */
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

function Text(props: ControlProps<'text' | 'email' | 'tel'>) {
  const { control, inputMode, autoComplete, maxLength, width } = props.field;
  return (
    <TextField
      {...fieldProps(props)}
      type={control}
      inputWidth={width}
      {...{ inputMode, autoComplete, maxLength }}
    />
  );
}

function DateText(props: ControlProps<'date'>) {
  return <DateField {...fieldProps(props)} autoComplete={props.field.autoComplete} />;
}
