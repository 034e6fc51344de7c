import { company } from '@milepost/domain/facts/company';
import type { Issue } from '@milepost/domain/forms';
import {
  type DealerSignInField,
  dealerSignInFields,
  dealerSignInForm,
} from '@milepost/domain/forms/sign-in';
import { Callout } from '@milepost/ui/Callout';
import { Card } from '@milepost/ui/Card';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Form } from '@milepost/ui/Form';
import { Heading } from '@milepost/ui/Heading';
import { Link } from '@milepost/ui/Link';
import { PasswordField } from '@milepost/ui/PasswordField';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { TextField } from '@milepost/ui/TextField';
import { toast } from '@milepost/ui/Toast';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { idTokenFor, sampleSignIn } from '../service.ts';
import { useSession } from '../useSession.ts';

const route = getRouteApi('/sign-in');
const { failure } = dealerSignInForm.toasts;

/** The dealer's sign-in, with the fields, rules and messages of the domain. */
export function SignIn() {
  const session = useSession();
  const router = useRouter();
  const { back, ended } = route.useSearch();
  const [issues, setIssues] = useState<readonly Issue<DealerSignInField>[]>([]);
  const [isPending, setPending] = useState(false);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const rules = await dealerSignInForm.rules();
    const checked = rules.validate(Object.fromEntries(new FormData(form)));
    setIssues(checked.ok ? [] : checked.issues);
    if (!checked.ok) return;
    setPending(true);
    const idToken = await idTokenFor(checked.value);
    const isIn = idToken !== null && (await session.signIn(idToken).catch(() => false));
    setPending(false);
    if (isIn) {
      router.history.replace(back ?? '/deals');
      return;
    }
    form.reset();
    toast({ heading: failure.title, description: failure.description, tone: failure.tone });
  };

  return (
    <main id="main" tabIndex={-1}>
      <title>{`Sign in | ${company.shortName} dealer portal`}</title>
      <Section space="compact" contentWidth="form">
        <Stack gap="l">
          <Text weight="bold">{company.shortName} dealers</Text>
          {ended && (
            <Callout tone="warning" heading="Your session has ended">
              Sign in again to go on where you were.
            </Callout>
          )}
          <Card as="section" aria-labelledby="sign-in">
            <Stack gap="l">
              <Heading level={1} size="h3" id="sign-in">
                Sign in to the dealer portal
              </Heading>
              <Form onSubmit={signIn}>
                <ErrorSummary
                  errors={issues.map(({ field, message }) => ({ fieldId: field, message }))}
                />
                {dealerSignInFields.map(({ name, label, control, autoComplete }) => {
                  const errorMessage = issues.find(({ field }) => field === name)?.message;
                  const field = { id: name, name, label, errorMessage };
                  return control === 'password' ? (
                    <PasswordField key={name} {...field} autoComplete={autoComplete} />
                  ) : (
                    <TextField key={name} {...field} autoComplete={autoComplete} />
                  );
                })}
                <SubmitButton
                  variant="primary"
                  isFullWidth
                  isPending={isPending}
                  pendingLabel={dealerSignInForm.submittingLabel}
                >
                  {dealerSignInForm.submitLabel}
                </SubmitButton>
              </Form>
              <Text size="small" tone="soft">
                Need help? Call{' '}
                <Link href={company.phones.dealers.href}>{company.phones.dealers.display}</Link>.
              </Text>
            </Stack>
          </Card>
          <Callout heading="This is a sample">
            Sign in as dealer <strong>{sampleSignIn.dealerId}</strong>, username{' '}
            <strong>{sampleSignIn.username}</strong>, password{' '}
            <strong>{sampleSignIn.password}</strong>. All people and deals are invented, and a
            reload brings the day back to its start.
          </Callout>
        </Stack>
      </Section>
    </main>
  );
}
