import type { Field, FieldWith } from '@milepost/domain/forms';
import { parseMoney } from '@milepost/domain/input/money';
import { DateField } from '@milepost/ui/DateField';
import { FieldRow } from '@milepost/ui/FieldRow';
import { Fieldset } from '@milepost/ui/Fieldset';
import { PasswordField } from '@milepost/ui/PasswordField';
import { Select } from '@milepost/ui/Select';
import { Stack } from '@milepost/ui/Stack';
import { TextArea } from '@milepost/ui/TextArea';
import { TextField } from '@milepost/ui/TextField';
import type { ComponentType, ReactNode } from 'react';
import { scripted } from '../../loading/live.css.ts';
import * as styles from './FormFields.css.ts';
import { groupsOf } from './groups.ts';
import type { FormController } from './useForm.ts';

type FieldProps = ReturnType<typeof fieldProps>;

// The caller passes the controls of amounts, so that forms without an amount do not load them.
type AmountKey = 'range' | 'autoComplete';

interface AmountProps extends Omit<FieldProps, 'defaultValue'> {
  readonly defaultValue: number | undefined;
}

/** Renders an amount that a slider sets. */
export type SliderControl = ComponentType<AmountProps & Pick<FieldWith<'slider'>, AmountKey>>;

/** Renders an amount in dollars and cents. */
export type MoneyControl = ComponentType<AmountProps & Pick<FieldWith<'money'>, AmountKey>>;

export interface FormFieldsProps {
  readonly form: FormController;
  /** Content below a field, by the field's name. That of the last field is below the whole row. */
  readonly below?: Readonly<Partial<Record<string, ReactNode>>> | undefined;
  readonly slider?: SliderControl | undefined;
  readonly money?: MoneyControl | undefined;
}

/** The fields of a form, in groups and rows. Fields that are not asked for are hidden with their answers. */
export function FormFields({ form, below, ...amounts }: FormFieldsProps) {
  const isHidden = (field: Field) => !form.isAsked(field);
  return groupsOf(form.fields).map(({ label, rows }, index) => {
    const inside = rows.map((row) => {
      const last = row.at(-1);
      const belowOf = (field: Field) =>
        below?.[field.name] && (
          <div className={styles.below}>
            <Stack gap="s">{below[field.name]}</Stack>
          </div>
        );
      const controls = row.map((field) => (
        <div key={field.name} className={classOf(field)}>
          <FormField {...{ field, form }} {...amounts} />
          {field !== last && belowOf(field)}
        </div>
      ));
      return (
        <div
          key={row[0].name}
          hidden={row.every(isHidden)}
          className={row.length > 2 ? styles.three : undefined}
        >
          {row.length > 1 ? (
            <FieldRow minFieldWidth={row.length > 2 ? 'short' : undefined}>{controls}</FieldRow>
          ) : (
            controls
          )}
          {last && <div className={isLocal(last) ? scripted : undefined}>{belowOf(last)}</div>}
        </div>
      );
    });
    return label ? (
      <Fieldset key={label} label={label} marginTop={index > 0 ? 'm' : undefined}>
        {inside}
      </Fieldset>
    ) : (
      inside
    );
  });
}

/** Whether a field's control has no name, so that no browser sends its answer. */
const isLocal = (field: Field) => 'isLocal' in field;

const classOf = (field: Field) =>
  field.control === 'slider' ? styles.slider : isLocal(field) ? scripted : undefined;

/** The id of a field's control, which its message in the error summary links to. */
export const fieldId = (prefix: string, field: Field): string =>
  isLocal(field) ? field.name : `${prefix}-${field.name}`;

/** The props that all of the kit's fields share. */
function fieldProps({ prefix, state, warnings, sentHere }: FormController, field: Field) {
  const messageOf = (issues: FormController['warnings']) =>
    issues.find((issue) => issue.field === field.name)?.message;
  return {
    id: fieldId(prefix, field),
    name: isLocal(field) ? undefined : field.name,
    defaultValue: sentHere?.answers[field.name],
    label: field.label,
    description: field.description,
    isRequired: field.isRequired,
    isReadOnly: state.status === 'sending',
    errorMessage: state.status === 'invalid' ? messageOf(state.issues) : undefined,
    warningMessage: messageOf(warnings),
  };
}

interface FormFieldProps extends Omit<FormFieldsProps, 'below'> {
  readonly field: Field;
}

/** One field, with the control that its data names. */
function FormField({ field, form, slider: Slider, money: Money }: FormFieldProps) {
  const { defaultValue, ...common } = fieldProps(form, field);
  const shared = { ...common, defaultValue, shouldMarkOptional: !field.isRequired };
  const amount = import.meta.env.SSR ? parseMoney(defaultValue ?? '') : undefined;
  switch (field.control) {
    case 'text':
    case 'email':
    case 'tel': {
      const { control, inputMode, autoComplete, maxLength, tooLong, shorten, format, width } =
        field;
      return (
        <TextField
          {...shared}
          maxLengthMessage={tooLong}
          normalize={shorten}
          {...{ inputMode, autoComplete, maxLength, format }}
          type={control}
          inputWidth={width}
        />
      );
    }
    case 'password':
      return <PasswordField {...shared} />;
    case 'textarea':
      return <TextArea {...shared} autoComplete={field.autoComplete} rows={field.rows} />;
    case 'date':
      return <DateField {...shared} autoComplete={field.autoComplete} />;
    case 'money':
      if (Money) {
        const { range, autoComplete } = field;
        return <Money {...common} defaultValue={amount} {...{ range, autoComplete }} />;
      }
      break;
    case 'select':
      return <Select {...shared} options={field.options} autoComplete={field.autoComplete} />;
    case 'slider':
      if (Slider) {
        const { range, autoComplete } = field;
        return <Slider {...common} defaultValue={amount} {...{ range, autoComplete }} />;
      }
  }
  throw new Error(`${form.id} has no control for ${field.name}.`);
}
