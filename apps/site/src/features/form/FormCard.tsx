import type { Form, FormId } from '@milepost/domain/forms';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import type { ReactNode } from 'react';
import { Panel } from '../cards/Panel.tsx';
import { FormView, type FormViewProps } from './FormView.tsx';
import { type FormController, type FormOptions, useForm } from './useForm.ts';

export interface FormCardProps<Name extends string, Value extends object>
  extends Omit<FormOptions<Name>, 'given'>,
    Omit<FormViewProps, 'form'> {
  readonly form: Form<Name, Value> & { readonly id: FormId };
  readonly heading: string;
  /** Shown between the heading and the form. */
  readonly lead?: ReactNode;
}

/** A form in its card, with the receipt of its last submission above. */
export function FormCard<Name extends string, Value extends object>({
  form,
  heading,
  lead,
  onAnswers,
  ref,
  ...view
}: FormCardProps<Name, Value>) {
  const controller = useForm(form, { onAnswers, ref });
  return (
    <WithReceipt form={controller}>
      <Panel heading={heading}>
        {lead && <Text tone="soft">{lead}</Text>}
        <FormView form={controller} {...view} />
      </Panel>
    </WithReceipt>
  );
}

/** Shows the receipt of a form's last submission above its children. */
export function WithReceipt({
  form: { receipt: loaded, phone },
  children,
}: {
  readonly form: FormController;
  readonly children: ReactNode;
}) {
  return (
    <Stack gap="l">
      {loaded && (
        <loaded.Receipt
          key={loaded.id}
          {...{ receipt: loaded.receipt, isNew: loaded.isNew, phone }}
        />
      )}
      {children}
    </Stack>
  );
}
