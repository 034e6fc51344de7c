import { needsJavaScript, sendsNothing } from '@milepost/domain/content/forms';
import { formFailed, loadPageAgain } from '@milepost/domain/content/loading';
import type {
  Control,
  Field,
  Form as FormDescription,
  FormId,
  Issue,
  Toast,
} from '@milepost/domain/forms';
import type { Sent } from '@milepost/domain/forms/receipt';
import { Callout } from '@milepost/ui/Callout';
import { ErrorSummary } from '@milepost/ui/ErrorSummary';
import { Fieldset } from '@milepost/ui/Fieldset';
import { Form } from '@milepost/ui/Form';
import { NativeButton } from '@milepost/ui/NativeButton';
import { Stack } from '@milepost/ui/Stack';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { dismissToasts, toast } from '@milepost/ui/Toast';
import {
  type ReactNode,
  type Ref,
  type SubmitEvent,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { flushSync } from 'react-dom';
import { outcomes } from '../../config.ts';
import { useKept } from '../../frame/kept.tsx';
import { live } from '../../hydration/live.css.ts';
import { Words } from '../text/Words.tsx';
import { type Controls, FormField, fieldId, type GivenControls } from './FormField.tsx';
import { groupsOf } from './groups.ts';
import * as styles from './MailForm.css.ts';
import { type Answers, type Attempt, attemptFor, type FormTools, loadTools } from './tools.ts';

/**
 * Props of MailForm. The controls of fields that are not text, an e-mail, a phone number or a date
 * are props too, by the name that the fields call them by: `textarea={LongText}`.
 */
export type MailFormProps<Name extends string, Value, Kind extends Control> = {
  /** Its fields, its messages, and what becomes of the answers. */
  readonly form: FormDescription<Name, Value> & {
    readonly id: FormId;
    readonly fields: readonly { readonly control: Kind }[];
  };
  /** Answers that the screen gives itself; their fields are not shown. */
  readonly given?: Readonly<Partial<Record<Name, string>>>;
  /** What stands below a field, by the field's name. */
  readonly below?: Readonly<Partial<Record<Name, ReactNode>>>;
  /** Stands between the fields and the button. */
  readonly children?: ReactNode;
  /** Gets the receipt of each submission that succeeds, to be shown above the form's card. */
  readonly onReceipt?: (receipt: ReactNode) => void;
  /** Gets the answers after each change, and none once the form was emptied. */
  readonly onAnswers?: (answers: Answers) => void;
  /** Fills in one field, from outside of the form. */
  readonly ref?: Ref<MailFormHandle>;
} & GivenControls<Kind>;

/** What outlives the form's page, until the answers were sent. */
interface Kept {
  /** What the fields held as the page was left last. */
  readonly answers: Map<string, string>;
  /** The submission that was tried last: sent again from the page come back to, it is the same. */
  attempt?: Attempt | undefined;
  /** The form on the page, while it is there. */
  form?: HTMLFormElement | undefined;
}

/** What a screen may do with its form. */
export interface MailFormHandle {
  /** Answers the field of that name as if it were typed, and leads the visitor to it. */
  readonly fill: (name: string, text: string) => void;
  /** Leads the visitor to the field of that name. */
  readonly focus: (name: string) => void;
}

/** A form of the domain on a page: it checks the answers, sends them and says what became of them. */
export function MailForm<Name extends string, Value extends object, Kind extends Control>({
  form,
  given,
  below,
  children,
  onReceipt,
  onAnswers,
  ref,
  ...controls
}: MailFormProps<Name, Value, Kind>) {
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const tools = useRef<Promise<FormTools<Name, Value>>>(undefined);
  /** The broken rule that the toast on show tells of. */
  const told = useRef<Issue<Name>>(undefined);
  /** The press that is under way, until its click has come. */
  const press = useRef<Promise<void>>(undefined);
  /** Counts the receipts, so that each is a new one. */
  const receipts = useRef(0);
  const [kept] = useKept<Kept>(form.id, () => ({ answers: new Map() }));
  const [issues, setIssues] = useState<readonly Issue<Name>[]>([]);
  const [warnings, setWarnings] = useState<readonly Issue<Name>[]>([]);
  const [isSending, setIsSending] = useState(false);
  const [isNotLoaded, setNotLoaded] = useState(false);

  const answerOf = (name: string) => given?.[name as Name];
  const fields = form.fields.filter(
    ({ name, when }) => answerOf(name) === undefined && (!when || answerOf(when.field) === when.is),
  );
  const shownIssues = issues.filter(({ field }) => fields.some(({ name }) => name === field));

  const controlOf = (name: string) =>
    element.current?.elements.namedItem(name) as NativeControl | null | undefined;

  useImperativeHandle(ref, () => ({
    fill: (name, text) => {
      const control = controlOf(name);
      if (!control) return;
      typeInto(control, text);
      control.focus();
    },
    focus: (name) => controlOf(name)?.focus(),
  }));

  const bringBack = useEffectEvent(() => {
    kept.form = element.current ?? undefined;
    for (const [name, text] of kept.answers) {
      const control = controlOf(name);
      if (control && control.value !== text) typeInto(control, text);
    }
  });
  const leave = useEffectEvent(() => {
    kept.form = undefined;
    if (told.current) dismissToasts(form.id);
    for (const field of form.fields) {
      const control = controlOf(field.name);
      if (control && !isSecret(field)) kept.answers.set(field.name, control.value);
    }
  });
  useLayoutEffect(() => {
    bringBack();
    return () => leave();
  }, []);

  /** Loads what the form needs, once; once more where that failed. */
  function touch(): Promise<FormTools<Name, Value>> {
    tools.current ??= loadTools(form).catch((error: unknown) => {
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

  /** What no rule lets pass, of half a date or "1,000" in a number: their controls give no text, as if nothing were typed. */
  function unreadable(): Answers {
    const bad = fields.filter(({ name }) => controlOf(name)?.validity.badInput);
    return Object.fromEntries(bad.map(({ name }) => [name, '?']));
  }

  /** Follows the answers: what has been corrected, and what is worth a hint once a field was left. */
  async function follow(hasLeft: boolean) {
    onAnswers?.(read());
    const loaded = await touch().catch(() => undefined);
    if (!loaded) return;
    const { rules } = loaded;
    // What shows up as a field is left would move a button away from under the press that left it.
    if (hasLeft) await press.current;
    const answers = read();
    const check = rules.validate(answers);
    const broken = new Set(check.ok ? [] : check.issues.map(({ field }) => field));
    setIssues((shown) => shown.filter(({ field }) => broken.has(field)));
    if (told.current && !broken.has(told.current.field)) {
      told.current = undefined;
      dismissToasts(form.id);
    }
    const doubts = rules.warnings(answers, new Date());
    const inHand = document.activeElement?.getAttribute('name');
    setWarnings((shown) =>
      doubts.filter(
        ({ field, message }) =>
          (hasLeft && field !== inHand) ||
          shown.some((warning) => warning.field === field && warning.message === message),
      ),
    );
  }

  /** Shows a message in place of the form's last one. */
  const show = ({ title, description, tone }: Toast, about?: Issue<Name>) => {
    told.current = about;
    toast({ heading: title, description, tone, topic: form.id });
  };

  function reset(message: Toast) {
    show(message);
    kept.attempt = undefined;
    kept.answers.clear();
    // The page may have been left since, and come back to.
    kept.form?.reset();
  }

  function handleReset() {
    setIssues([]);
    setWarnings([]);
    onAnswers?.({});
  }

  /** @throws Error where the mail was not accepted. */
  async function submit(): Promise<void> {
    const loaded = await touch().catch(() => undefined);
    setNotLoaded(!loaded);
    if (!loaded) {
      show(form.toasts.failure);
      return;
    }
    const { rules, mail, sendEmail, receipt } = loaded;
    const answers = { ...read(), ...unreadable() };
    const check = rules.validate(answers);
    if (!check.ok) {
      flushSync(() => setIssues(check.issues));
      summary.current?.focus();
      const [first] = check.issues;
      if ('invalid' in form.toasts) show(form.toasts.invalid(first.message), first);
      else dismissToasts(form.id);
      return;
    }
    setIssues([]);
    if (form.mail === undefined) {
      reset(form.toasts.failure);
      return;
    }
    let sent: Sent | undefined;
    if (mail && outcomes[form.id] === 'mailed') {
      const at = new Date();
      kept.attempt = await attemptFor(answers, kept.attempt, at);
      // A key's mail never changes: that of a try that failed still says when it was begun.
      const { key, begunAt } = kept.attempt;
      sent = {
        at,
        reference: await sendEmail(mail(check.value, begunAt), key, form.referenceKind),
      };
    }
    reset(form.toasts.success);
    if (!receipt) return;
    const { Receipt, words } = receipt;
    onReceipt?.(
      <Receipt key={receipts.current++} {...{ form, words, sent }} value={check.value} />,
    );
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    setIsSending(true);
    submit()
      .catch(() => show(form.toasts.failure))
      .finally(() => setIsSending(false));
  }

  const fieldOf = (field: Field) => (
    <FormField
      key={field.name}
      id={fieldId(form.id, field.name)}
      field={field}
      controls={controls as Partial<Controls>}
      errorMessage={messageOf(issues, field.name)}
      warningMessage={messageOf(warnings, field.name)}
    />
  );
  const messageOf = (of: readonly Issue<Name>[], name: string) =>
    of.find(({ field }) => field === name)?.message;

  return (
    <Form
      ref={element}
      onSubmit={handleSubmit}
      onReset={handleReset}
      onFocus={() => void touch().catch(() => {})}
      onPointerDownCapture={() => {
        press.current = endOfPress();
      }}
      onChange={() => void follow(false)}
      onBlur={() => void follow(true)}
    >
      <noscript>
        <Callout tone="warning">
          <Words line={needsJavaScript(form.phone)} />
        </Callout>
      </noscript>
      <div className={live}>
        {outcomes[form.id] === 'shown' && (
          <Callout>
            <Words line={sendsNothing(form.phone)} />
          </Callout>
        )}
        <ErrorSummary
          ref={summary}
          headingLevel={3}
          errors={shownIssues.map(({ field, message }) => ({
            fieldId: fieldId(form.id, field),
            message,
          }))}
        />
        {groupsOf(fields).map(({ label, rows }, at) => {
          const inside = rows.map((row) => (
            <div key={row[0].name} className={row.length > 1 ? styles.row : undefined}>
              {row.map((field) => (
                <div key={field.name} className={styles.cell}>
                  {fieldOf(field)}
                  <Below>{below?.[field.name as Name]}</Below>
                </div>
              ))}
            </div>
          ));
          return label ? (
            <Fieldset key={label} label={label} marginTop={at > 0 ? 'm' : undefined}>
              {inside}
            </Fieldset>
          ) : (
            inside
          );
        })}
        {children}
        {isNotLoaded && (
          <div role="alert">
            <Callout tone="warning">
              <Stack gap="m" align="start">
                <Text>
                  <Words line={formFailed(form.phone)} />
                </Text>
                {/* Firefox asks for a module that failed to come on a new load alone. */}
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
          isPending={isSending}
          pendingLabel={form.submittingLabel}
        >
          {form.submitLabel}
        </SubmitButton>
      </div>
    </Form>
  );
}

function Below({ children }: { readonly children: ReactNode }) {
  return (
    children && (
      <div className={styles.below}>
        <Stack gap="s">{children}</Stack>
      </div>
    )
  );
}

const isSecret = (field: Field) => field.control === 'password' || 'isSecret' in field;

type NativeControl = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** Changes what a control holds, as a visitor would: React hears of it, which a value that is set alone hides from it. */
function typeInto(control: NativeControl, text: string) {
  const native = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value');
  native?.set?.call(control, text);
  control.dispatchEvent(new Event('change', { bubbles: true }));
}

/** The click comes in the same task as the end of its press. */
const endOfPress = () =>
  new Promise<void>((resolve) => {
    const ended = new AbortController();
    const onEnd = () => {
      ended.abort();
      setTimeout(resolve);
    };
    for (const end of ['pointerup', 'pointercancel']) {
      addEventListener(end, onEnd, { capture: true, signal: ended.signal });
    }
  });
