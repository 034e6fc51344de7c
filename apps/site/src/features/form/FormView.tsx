import { formNames } from '@milepost/domain/content/form-outcomes';
import {
  keptAnswers,
  needsJavaScript,
  notStarted,
  sendsNothing,
  sentSafely,
} from '@milepost/domain/content/forms';
import { formFailed, loadPageAgain } from '@milepost/domain/content/loading';
import type { Line } from '@milepost/domain/content/text';
import { sendsNothingOn, sendsWithoutScripts } from '@milepost/domain/content/without-scripts';
import { Button } from '@milepost/ui/Button';
import { Callout } from '@milepost/ui/Callout';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Form } from '@milepost/ui/Form';
import { Stack } from '@milepost/ui/Stack';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { ServiceNote } from '#edition';
import { outcomes } from '../../config.ts';
import { contents, live } from '../../loading/live.css.ts';
import { Outcome } from '../served/Outcome.tsx';
import { Words } from '../text/Words.tsx';
import { FormFields, type FormFieldsProps, fieldId } from './FormFields.tsx';
import { Ticket } from './Ticket.tsx';

export interface FormViewProps extends FormFieldsProps {
  /** The name of the form for assistive technology. @default the domain's name of it */
  readonly label?: string;
  /** Shown above the fields. */
  readonly lead?: ReactNode;
  /** Shown between the fields and the button. */
  readonly children?: ReactNode;
  /** The effect of the answers: a price, dates. With it, the form is a ticket. */
  readonly stub?: ReactNode;
  /** What happens next, below the form. */
  readonly next?: ReactNode;
}

/** Renders a form: its messages, its fields, and its button. */
export function FormView({ form, label, lead, children, stub, next, ...fields }: FormViewProps) {
  const { id, phone, state, isAsked, prefix } = form;
  const isHydrated = useHydrated();
  // Only the browser can start a payment at a payment service.
  const isServed =
    import.meta.env.SITE_HOST !== 'static' &&
    !(import.meta.env.PAYMENT_OUTCOME === 'hosted' && id === 'payment');
  const part = isServed ? contents : live;
  const asked = form.fields.filter(isAsked);
  const issues = state.status === 'invalid' ? state.issues : [];
  const top = (
    <div className={part}>
      {outcomes[id] === 'shown' && (
        <>
          <div className={live}>
            <Callout tone="neutral">
              <Words line={sendsNothing(phone)} />
            </Callout>
          </div>
          <noscript>
            {import.meta.env.SSR && (
              <Callout tone="neutral">
                <Words line={sendsNothingOn(phone)} />
              </Callout>
            )}
          </noscript>
        </>
      )}
      {import.meta.env.SSR && !form.receipt && <Outcome of={form.sentHere} />}
      <ErrorSummary
        ref={form.summary}
        // Only the server renders it with a page that has no scripts.
        autoFocus={import.meta.env.SSR}
        // `useForm` focuses it: coming back to the page with unfixed errors must not.
        shouldFocus={false}
        headingLevel={2}
        errors={issues.flatMap(({ field, message }) => {
          const broken = asked.find(({ name }) => name === field);
          return broken ? [{ fieldId: fieldId(prefix, broken), message }] : [];
        })}
      />
      <FormFields form={form} {...fields} />
    </div>
  );
  const foot = (
    <div className={part}>
      {children}
      {state.status === 'failed' && state.isNotLoaded && (
        <div role="alert">
          <Callout tone="warning">
            <Stack gap="m" align="start">
              <Text>
                <Words line={formFailed(phone)} />
              </Text>
              {/* Firefox does not retry a failed import until the page is reloaded. */}
              <Button variant="outline" onPress={() => location.reload()}>
                {loadPageAgain}
              </Button>
            </Stack>
          </Callout>
        </div>
      )}
      {state.status === 'failed' && !state.isNotLoaded && !form.sentHere && (
        <Callout tone="danger">
          <Words line={[`${form.failure.description} `, ...keptAnswers(phone)]} />
        </Callout>
      )}
      {ServiceNote && <ServiceNote />}
      {outcomes[id] === 'mailed' && (
        <Text size="small" tone="soft">
          <Words line={sentSafely} />
        </Text>
      )}
      <SubmitButton
        {...form.submitter}
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
    <Form {...form.formProps} aria-label={label ?? formNames[id]}>
      {!isServed && (
        <noscript>{import.meta.env.SSR && <Warning line={needsJavaScript(phone)} />}</noscript>
      )}
      {!isHydrated && (
        <div hidden data-not-started={isServed ? 'post' : ''} role="alert">
          <Warning line={isServed ? sendsWithoutScripts(phone, form.path) : notStarted(phone)} />
        </div>
      )}
      {stub ? (
        <Ticket stub={stub} next={next} foot={foot}>
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
