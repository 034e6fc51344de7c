import { formNames } from '@milepost/domain/content/form-outcomes';
import { needsJavaScript, notStarted, sendsNothing } from '@milepost/domain/content/forms';
import { formFailed, loadPageAgain } from '@milepost/domain/content/loading';
import type { Line } from '@milepost/domain/content/text';
import { Callout } from '@milepost/ui/Callout';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Form } from '@milepost/ui/Form';
import { NativeButton } from '@milepost/ui/NativeButton';
import { Stack } from '@milepost/ui/Stack';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { outcomes } from '../../config.ts';
import { live } from '../../loading/live.css.ts';
import { Words } from '../text/Words.tsx';
import { FormFields, type FormFieldsProps, fieldId } from './FormFields.tsx';
import { Ticket } from './Ticket.tsx';

export interface FormViewProps extends FormFieldsProps {
  /** Shown above the fields. */
  readonly lead?: ReactNode;
  /** Shown between the fields and the button. */
  readonly children?: ReactNode;
  /** The effect of the answers: a price, dates. With it, the form is a ticket. */
  readonly stub?: ReactNode;
}

/** Renders a form: its messages, its fields, and its button. */
export function FormView({ form, lead, children, stub, ...fields }: FormViewProps) {
  const { id, phone, state, isAsked } = form;
  const isHydrated = useHydrated();
  const asked = form.fields.filter(isAsked);
  const issues = state.status === 'invalid' ? state.issues : [];
  const top = (
    <div className={live}>
      {outcomes[id] === 'shown' && (
        <Callout>
          <Words line={sendsNothing(phone)} />
        </Callout>
      )}
      <ErrorSummary
        ref={form.summary}
        // `useForm` focuses it: coming back to the page with unfixed errors must not.
        shouldFocus={false}
        headingLevel={2}
        errors={issues
          .filter(({ field }) => asked.some(({ name }) => name === field))
          .map(({ field, message }) => ({ fieldId: fieldId(id, field), message }))}
      />
      <FormFields form={form} {...fields} />
    </div>
  );
  const foot = (
    <div className={live}>
      {children}
      {state.status === 'failed' && state.isNotLoaded && (
        <div role="alert">
          <Callout tone="warning">
            <Stack gap="m" align="start">
              <Text>
                <Words line={formFailed(phone)} />
              </Text>
              {/* Firefox does not retry a failed import until the page is reloaded. */}
              <NativeButton variant="outline" onPress={() => location.reload()}>
                {loadPageAgain}
              </NativeButton>
            </Stack>
          </Callout>
        </div>
      )}
      <SubmitButton
        size="large"
        isFullWidth
        isPending={state.status === 'sending'}
        pendingLabel={form.submittingLabel}
      >
        {form.submitLabel}
      </SubmitButton>
    </div>
  );
  return (
    <Form {...form.formProps} aria-label={formNames[id]}>
      <noscript>
        <Warning line={needsJavaScript(phone)} />
      </noscript>
      {!isHydrated && (
        <div hidden data-not-started="" role="alert">
          <Warning line={notStarted(phone)} />
        </div>
      )}
      {stub ? (
        <Ticket stub={stub} foot={foot}>
          {lead}
          {top}
        </Ticket>
      ) : (
        <>
          {lead}
          {top}
          {foot}
        </>
      )}
    </Form>
  );
}

const Warning = ({ line }: { readonly line: Line }) => (
  <Callout tone="warning">
    <Words line={line} />
  </Callout>
);
