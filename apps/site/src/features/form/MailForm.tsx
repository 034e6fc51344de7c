import { company } from '@milepost/domain/company';
import type { FormDescription, Issue, Toast } from '@milepost/domain/forms';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Form } from '@milepost/ui/Form';
import { Link } from '@milepost/ui/Link';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { toast } from '@milepost/ui/Toast';
import { type ReactNode, type SubmitEvent, useRef, useState, useSyncExternalStore } from 'react';
import { flushSync } from 'react-dom';
import { isMailed } from '../../config.ts';
import { type Controls, FormField, fieldId } from './FormField.tsx';
import {
  type Answers,
  type Attempt,
  attemptFor,
  type FormRules,
  type FormTools,
  firstAnswers,
  loadTools,
} from './tools.ts';

/** Props of MailForm. */
export interface MailFormProps<Name extends string, Value> {
  /** What is asked and said, as the domain describes it. */
  readonly form: FormDescription<Name>;
  /** Loads the rules and the mail; called when the visitor first touches the form. */
  readonly load: () => Promise<FormRules<Name, Value>>;
  /** Controls for fields that are not text, an e-mail, a phone number, a password or a date. */
  readonly controls?: Controls;
  /** Answers that the screen gives itself; their fields are not asked for. */
  readonly given?: Readonly<Partial<Record<Name, string>>>;
  /** Stands between the fields and the button. */
  readonly children?: ReactNode;
}

/** A form of the domain on a page: asks, checks, sends, and says what became of it. */
export function MailForm<Name extends string, Value>({
  form,
  load,
  controls = {},
  given,
  children,
}: MailFormProps<Name, Value>) {
  const untouched: Answers = { ...firstAnswers(form), ...given };
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const tools = useRef<Promise<FormTools<Name, Value>>>(undefined);
  const attempt = useRef<Attempt>(undefined);
  const [answers, setAnswers] = useState(untouched);
  const [issues, setIssues] = useState<readonly Issue<Name>[]>([]);
  const [warnings, setWarnings] = useState<readonly Issue<Name>[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [isOffline, setIsOffline] = useState(false);
  const isHydrated = useIsHydrated();

  const current: Answers = { ...answers, ...given };
  const asked = form.fields.filter(
    ({ name, when }) => given?.[name] === undefined && (!when || current[when.field] === when.is),
  );
  const askedIssues = issues.filter(({ field }) => asked.some(({ name }) => name === field));

  /** Loads what the form needs, once; once more where that failed. */
  function touch(): Promise<FormTools<Name, Value>> {
    tools.current ??= loadTools(load).catch((error: unknown) => {
      tools.current = undefined;
      throw error;
    });
    return tools.current;
  }

  function read(): Answers {
    const typed = new FormData(element.current ?? undefined);
    const texts = [...typed].filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    );
    return { ...Object.fromEntries(texts), ...given };
  }

  /** Follows the answers: which fields are asked for, what is worth a hint, what has been mended. */
  async function follow() {
    const now = read();
    setAnswers(now);
    const { rules } = await touch();
    const check = rules.validate(now);
    const broken = new Set(check.ok ? [] : check.issues.map(({ field }) => field));
    setIssues((shown) => shown.filter(({ field }) => broken.has(field)));
    setWarnings(rules.warn?.(now) ?? []);
  }

  /** Says what became of the form; it takes the place of what was said before. */
  const tell = (message: Toast | undefined) => {
    if (!message) return;
    const { title, description, tone } = message;
    toast({ heading: title, description, tone, topic: form.id });
  };

  async function submit(): Promise<void> {
    const { rules, sendEmail } = await touch();
    const now = read();
    const check = rules.validate(now);
    if (!check.ok) {
      flushSync(() => setIssues(check.issues));
      summary.current?.focus();
      tell(form.toasts.invalid?.(check.issues[0].message));
      return;
    }
    setIssues([]);
    const { success, failure } = form.toasts;
    if (rules.mail && isMailed[form.id]) {
      attempt.current = attemptFor(now, attempt.current);
      const { key, at } = attempt.current;
      try {
        await sendEmail(rules.mail(check.value, at), key);
      } catch {
        tell(failure);
        return;
      }
    }
    tell(success ?? failure);
    attempt.current = undefined;
    setAnswers(untouched);
    setWarnings([]);
    element.current?.reset();
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    setIsOffline(false);
    submit()
      .catch(() => setIsOffline(true))
      .finally(() => setIsSending(false));
  }

  const messageOf = (of: readonly Issue<Name>[], name: Name) =>
    of.find(({ field }) => field === name)?.message;

  return (
    <Form
      ref={element}
      onSubmit={handleSubmit}
      onFocus={() => void touch().catch(() => {})}
      onChange={() => void follow().catch(() => {})}
    >
      <ErrorSummary
        ref={summary}
        headingLevel={3}
        errors={askedIssues.map(({ field, message }) => ({
          fieldId: fieldId(form, field),
          message,
        }))}
      />
      {asked.map((field) => (
        <FormField
          key={field.name}
          id={fieldId(form, field.name)}
          field={field}
          controls={controls}
          errorMessage={messageOf(issues, field.name)}
          warningMessage={messageOf(warnings, field.name)}
        />
      ))}
      {children}
      {isOffline && (
        <Text role="alert" tone="danger">
          We can’t reach our server. Your answers are still here. Check your connection and try
          again, or call us at <Phone />.
        </Text>
      )}
      <noscript>
        <Text>
          This form needs JavaScript. To ask by phone, call <Phone />.
        </Text>
      </noscript>
      <SubmitButton
        // Before the page is ready nothing would catch the form's answers: they must not be lost.
        type={isHydrated ? 'submit' : 'button'}
        size="large"
        isFullWidth
        isPending={isSending}
        pendingLabel={form.submittingLabel}
      >
        {form.submitLabel}
      </SubmitButton>
    </Form>
  );
}

function Phone() {
  return <Link href={company.phones.main.href}>{company.phones.main.display}</Link>;
}

const never = () => () => {};

/** Whether the page has come to life; false in the served document. */
const useIsHydrated = () =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
