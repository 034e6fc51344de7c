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
import { dismissToasts } from '@milepost/ui/Toast';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { notify } from '../messages.ts';
import { sampleSignIn } from '../sampleSignIn.ts';
import { useSession } from '../useSession.ts';

const route = getRouteApi('/sign-in');
const { failure } = dealerSignInForm.toasts;
const topic = 'sign-in';

/** The identity provider's answer: an ID token, or null for unknown credentials. */
async function idTokenFor(credentials: object): Promise<string | null> {
  const answer = await fetch('/identity/token', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(credentials),
  });
  if (answer.status === 401) return null;
  if (!answer.ok) throw new Error(`The identity provider answers ${answer.status}.`);
  return (await answer.json()).id_token;
}

/** The page that signs in, and leads back to the page that needs it. */
export function SignIn() {
  const router = useRouter();
  const { back, ended } = route.useSearch();
  return (
    <SignInForm
      notice={ended && 'Sign in again to go on where you were.'}
      onDone={() => router.history.replace(back ?? '/deals')}
    />
  );
}

interface SignInFormProps {
  /** What a user whose session has ended reads. */
  notice?: string | undefined;
  onDone?: () => void;
}

/** The dealer's sign-in, with the fields, rules and messages of the domain. */
export function SignInForm({ notice, onDone }: SignInFormProps) {
  const session = useSession();
  const [issues, setIssues] = useState<readonly Issue<DealerSignInField>[]>([]);
  const [attempts, setAttempts] = useState(0);
  const [isPending, setPending] = useState(false);
  const page = useRef<HTMLElement>(null);

  useEffect(() => {
    if (notice) page.current?.focus();
    return () => dismissToasts(topic);
  }, [notice]);

  const signIn = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    dismissToasts(topic);
    const rules = await dealerSignInForm.rules();
    const checked = rules.validate(Object.fromEntries(new FormData(form)));
    setIssues(checked.ok ? [] : checked.issues);
    setAttempts((count) => count + 1);
    if (!checked.ok) return;
    setPending(true);
    try {
      const idToken = await idTokenFor(checked.value);
      if (idToken !== null && (await session.signIn(idToken))) {
        onDone?.();
        return;
      }
      notify({ heading: failure.title, description: failure.description, tone: 'danger', topic });
      const password = form.elements.namedItem('password');
      if (password instanceof HTMLInputElement) {
        password.focus();
        password.select();
      }
    } catch {
      notify({
        heading: 'We can’t reach the sign-in service',
        description: 'Check your connection, and try again.',
        tone: 'danger',
        topic,
      });
    } finally {
      setPending(false);
    }
  };

  return (
    <main id="main" tabIndex={-1} ref={page}>
      <title>{`Sign in | ${company.shortName} dealer portal`}</title>
      <Section space="compact" contentWidth="form">
        <Stack gap="l">
          <Text weight="bold">{company.shortName} dealers</Text>
          {notice && (
            <Callout tone="warning" heading="Your session has ended">
              {notice}
            </Callout>
          )}
          <Card as="section" aria-labelledby="sign-in">
            <Stack gap="l">
              <Heading level={1} size="h3" id="sign-in">
                Sign in to the dealer portal
              </Heading>
              <Form onSubmit={signIn}>
                <ErrorSummary
                  key={attempts}
                  errors={issues.map(({ field, message }) => ({ fieldId: field, message }))}
                />
                {dealerSignInFields.map(({ name, label, control, autoComplete }) => {
                  const errorMessage = issues.find(({ field }) => field === name)?.message;
                  const field = {
                    id: name,
                    name,
                    label,
                    errorMessage,
                    onChange: () => setIssues((all) => all.filter(({ field }) => field !== name)),
                  };
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
            <strong>{sampleSignIn.password}</strong>. The usernames <strong>dachebe</strong> and{' '}
            <strong>opark</strong> (read only) have the same password. All people and deals are
            invented.
          </Callout>
        </Stack>
      </Section>
    </main>
  );
}
