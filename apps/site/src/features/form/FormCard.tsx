import type { Form, FormId } from '@milepost/domain/forms';
import { Box } from '@milepost/ui/Box';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import type { ReactNode } from 'react';
import { Outcome } from '../served/Outcome.tsx';
import { FormView, type FormViewProps } from './FormView.tsx';
import { Ticket } from './Ticket.tsx';
import { type FormController, type FormOptions, useForm } from './useForm.ts';

export interface FormCardProps<Name extends string, Value extends object>
  extends Omit<FormOptions<Name>, 'given'>,
    Omit<FormViewProps, 'form' | 'lead'> {
  readonly form: Form<Name, Value> & { readonly id: FormId };
  /** Left out if the first group of fields has one. */
  readonly heading?: string;
  /** Shown between the heading and the form. */
  readonly lead?: ReactNode;
  /** Help beside the form, and below it on a phone. A form has this or a `stub`. */
  readonly aside?: ReactNode;
  /** Whether the aside is above the form on a phone. @default false */
  readonly isAsideFirst?: boolean;
}

/** A form as a ticket. Once it was sent, its receipt replaces it. */
export function FormCard<Name extends string, Value extends object>({
  form,
  heading,
  lead,
  aside,
  isAsideFirst,
  next,
  onAnswers,
  ref,
  ...view
}: FormCardProps<Name, Value>) {
  const controller = useForm(form, { onAnswers, ref });
  const top = (
    <>
      {heading && (
        <Heading level={2} size="h4">
          {heading}
        </Heading>
      )}
      {lead && <Text tone="soft">{lead}</Text>}
    </>
  );
  return (
    <WithReceipt form={controller}>
      {aside ? (
        <Ticket stub={aside} next={next} isStubFirst={isAsideFirst}>
          {top}
          <FormView form={controller} {...view} />
        </Ticket>
      ) : (
        <FormView form={controller} lead={top} next={next} {...view} />
      )}
    </WithReceipt>
  );
}

/** Shows its children, or the receipt of the form's last submission until the visitor starts again. */
export function WithReceipt({
  form: { receipt: loaded, phone, startAgain, sentHere },
  children,
}: {
  readonly form: FormController;
  readonly children: ReactNode;
}) {
  return (
    <>
      {import.meta.env.SSR && loaded && (
        <Box marginBottom="xl">
          <Outcome of={sentHere} />
        </Box>
      )}
      {loaded && (
        <loaded.Receipt
          key={loaded.id}
          {...{ receipt: loaded.receipt, isNew: loaded.isNew, phone }}
          onAgain={startAgain}
        />
      )}
      {/* Stays in the document, so that the form keeps its state. */}
      <div hidden={Boolean(loaded)}>
        <Stack gap="xxl">{children}</Stack>
      </div>
    </>
  );
}
