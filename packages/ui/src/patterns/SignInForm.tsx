import { type FormEvent, useId, useState } from 'react';
import { ErrorSummary } from '../components/ErrorSummary/index.ts';
import { Form } from '../components/Form/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { Link } from '../components/Link/index.ts';
import { PasswordField } from '../components/PasswordField/index.ts';
import { SubmitButton } from '../components/SubmitButton/index.ts';
import { TextField } from '../components/TextField/index.ts';

interface SignInFormProps {
  /** Asks the server. `refused` is any wrong pair: which part was wrong helps only an attacker. */
  onSignIn: (email: string, password: string) => Promise<'accepted' | 'refused'>;
}

/** Typed answers stay after a refusal, and the message disappears with the next try. */
export function SignInForm({ onSignIn }: SignInFormProps) {
  const [message, setMessage] = useState<string>();
  const [tries, setTries] = useState(0);
  const [isPending, setPending] = useState(false);
  const id = useId();

  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const answers = new FormData(event.currentTarget);
    setMessage(undefined);
    setPending(true);
    const answer = await onSignIn(`${answers.get('email')}`, `${answers.get('password')}`).catch(
      () => 'failed' as const,
    );
    setPending(false);
    setTries((count) => count + 1);
    if (answer === 'refused') setMessage('The email and password don’t match an account');
    if (answer === 'failed') setMessage('We can’t sign you in now. Try again in a minute');
  };

  return (
    <Form onSubmit={submit}>
      <ErrorSummary key={tries} errors={message ? [{ fieldId: `${id}-email`, message }] : []} />
      <TextField
        id={`${id}-email`}
        name="email"
        label="Email"
        type="email"
        autoComplete="username"
        isRequired
      />
      <PasswordField name="password" label="Password" isRequired />
      <Inline gap="l">
        <SubmitButton isPending={isPending}>Sign in</SubmitButton>
        <Link href="#reset" variant="standalone">
          Reset your password
        </Link>
      </Inline>
    </Form>
  );
}
