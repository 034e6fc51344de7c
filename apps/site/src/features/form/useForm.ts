import { goTo } from '@milepost/domain/content/forms';
import { type PagePath, pageOf } from '@milepost/domain/content/pages';
import type { Field, FieldWith, Form, FormId, Issue, Toast } from '@milepost/domain/forms';
import type { HostedPayment } from '@milepost/domain/forms/hosted-payment';
import type { Receipt as ReceiptData, Sent } from '@milepost/domain/forms/receipt';
import { dismissToasts, toast } from '@milepost/ui/Toast';
import { useRouter } from '@tanstack/react-router';
import {
  type ComponentType,
  type Ref,
  type SubmitEvent,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { flushSync } from 'react-dom';
import { outcomes } from '../../config.ts';
import { useRemembered } from '../../navigation/remembered.tsx';
import { submissionOf } from '../served/Submission.ts';
import {
  controlOf,
  fieldNameOf,
  fillIn,
  readAnswers,
  readUnreadable,
  typeInto,
} from './answers.ts';
import type { Answers } from './attempt.ts';
import { type FormEvent, type FormState, reduceForm } from './formState.ts';
import type { ReceiptProps } from './Receipt.tsx';
import { type FormTools, loadTools } from './tools.ts';

/** A receipt, ready to be rendered. It contains only the answers that it shows. */
interface LoadedReceipt {
  readonly Receipt: ComponentType<ReceiptProps>;
  readonly receipt: ReceiptData;
  /** Unique among the receipts. */
  readonly id: number;
}

/** The state of a form. */
export type State = FormState<LoadedReceipt>;

/** The state of a form during one visit. It outlives the form's page, and is never stored. */
class FormSession {
  state: State = { status: 'idle' };
  /** The values of the fields when the visitor left their page, without secrets. */
  readonly answers = new Map<string, string>();
  /** The form's element while its page is open. */
  element: HTMLFormElement | undefined;
  readonly #listeners = new Set<() => void>();

  readonly dispatch = (event: FormEvent<LoadedReceipt>): State => {
    this.state = reduceForm(this.state, event);
    for (const listener of this.#listeners) listener();
    return this.state;
  };

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly getState = () => this.state;
}

export interface FormOptions<Name extends string, Shown = unknown> {
  /** Answers that the screen sets itself. Their fields are not shown. */
  readonly given?: Readonly<Partial<Record<Name, string>>> | undefined;
  /** The start of the ids of its fields. @default the form's id */
  readonly prefix?: string | undefined;
  /** Called with the answers after each change, and with the answers that the browser restored. */
  readonly onAnswers?: ((answers: Answers) => void) | undefined;
  /** What the screen shows beside the form, which the email and the receipt repeat. */
  readonly shown?: Shown | undefined;
  /** Fills in one field from outside the form. */
  readonly ref?: Ref<FormHandle> | undefined;
}

/** What a screen can do with its form. */
export interface FormHandle {
  /** Fills in the field with that name as if the visitor typed it, and focuses it. */
  readonly fill: (name: string, text: string) => void;
  /** Focuses the field with that name. */
  readonly focus: (name: string) => void;
}

/** What `FormView` renders and `FormReceipt` shows above it. */
export type FormController = ReturnType<typeof useForm>;

/** Runs a form of the domain: checks the answers, sends them and reports the outcome. */
export function useForm<Name extends string, Value extends object, Shown>(
  form: Form<Name, Value, Shown> & { readonly id: FormId },
  { given, prefix = form.id, onAnswers, shown, ref }: FormOptions<Name, Shown> = {},
) {
  const router = useRouter();
  const [path] = useState(() => router.state.location.pathname as PagePath);
  const element = useRef<HTMLFormElement>(null);
  const summary = useRef<HTMLDivElement>(null);
  const tools = useRef<Promise<FormTools<Name, Value, Shown>>>(undefined);
  /** The field that the visible toast is about. */
  const reported = useRef<string>(undefined);
  /** The click in progress. */
  const click = useRef<Promise<void>>(undefined);
  const [session] = useRemembered(form.id, () => new FormSession());
  const current = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const sentHere = import.meta.env.SSR ? submissionOf(form.id, given) : undefined;
  const state = sentHere?.state ?? current;
  const [restored] = useState(state.receipt);
  const [warnings, setWarnings] = useState<readonly Issue[]>([]);

  const answerOf = (name: string) => given?.[name as Name];
  const isAsked = ({ when }: Field) => !when || answerOf(when.field) === when.is;
  const fields: readonly Field[] = form.fields.filter(({ name }) => answerOf(name) === undefined);
  const read = (): Answers => ({
    ...readAnswers(element.current, fields.filter(isAsked)),
    ...given,
  });

  useImperativeHandle(ref, () => ({
    fill: (name, text) => {
      const control = controlOf(element.current, name);
      if (control && session.state.status !== 'sending') typeInto(control, text);
      control?.focus();
    },
    focus: (name) => controlOf(element.current, name)?.focus(),
  }));

  const open = useEffectEvent(() => {
    session.element = element.current ?? undefined;
    session.dispatch({ type: 'open' });
    fillIn(element.current, session.answers);
    // Until it renders again, React puts back the old value of a controlled box.
    const answers = { ...read(), ...Object.fromEntries(session.answers) };
    const isRestored = fields.some(({ name, control }) => control !== 'slider' && answers[name]);
    if (isRestored) onAnswers?.(answers);
  });
  const close = useEffectEvent(() => {
    session.element = undefined;
    if (reported.current) dismissToasts(form.id);
    const harmless = readAnswers(
      element.current,
      fields.filter((field) => !isSecret(field)),
    );
    for (const [name, text] of Object.entries(harmless)) session.answers.set(name, text);
  });
  const leaveSite = useEffectEvent(() => {
    const secrets = fields.filter(isSecret).map(({ name }) => [name, ''] as const);
    flushSync(() => fillIn(element.current, secrets));
  });
  useLayoutEffect(() => {
    open();
    // Browsers restore fields when the visitor returns from another site, after a reload, and from
    // their cache.
    const onPageHide = () => leaveSite();
    addEventListener('pagehide', onPageHide);
    return () => {
      removeEventListener('pagehide', onPageHide);
      close();
    };
  }, []);

  /** Loads the form's tools once, and again after a failure. */
  function touch(): Promise<FormTools<Name, Value, Shown>> {
    tools.current ??= loadTools(form).catch((error: unknown) => {
      tools.current = undefined;
      throw error;
    });
    return tools.current;
  }

  /**
   * Updates the messages: removes those that were fixed, and warns about a field that lost the
   * focus.
   */
  async function follow(hasLeft: boolean) {
    onAnswers?.(read());
    const loaded = await touch().catch(() => undefined);
    if (!loaded) return;
    // A message that appears on blur would move the button that is being clicked.
    if (hasLeft) await click.current;
    const answers = read();
    const check = loaded.rules.validate(answers);
    const issues: readonly Issue[] = check.ok ? [] : check.issues;
    session.dispatch({ type: 'check', issues });
    if (reported.current && !issues.some(({ field }) => field === reported.current)) {
      reported.current = undefined;
      dismissToasts(form.id);
    }
    const found = loaded.rules.warnings(answers, new Date());
    const focused = fieldNameOf(document.activeElement);
    setWarnings((shown) =>
      found.filter(
        ({ field, message }) =>
          (hasLeft && field !== focused) ||
          shown.some((warning) => warning.field === field && warning.message === message),
      ),
    );
  }

  /** Shows a message instead of the form's last one. On another page it leads back to the form. */
  function report({ title, description, tone }: Toast, field?: string) {
    reported.current = field;
    const message = { heading: title, description, tone, topic: form.id };
    // The error summary or the receipt, which says the same, has taken the focus.
    const { status, receipt } = session.state;
    const hasFocusElsewhere = status === 'invalid' || (status === 'sent' && receipt !== undefined);
    if (session.element) return toast({ ...message, shouldAnnounce: !hasFocusElsewhere });
    toast({
      ...message,
      actionLabel: goTo(pageOf(path).heading),
      onAction: () => void router.navigate({ to: path }),
    });
  }

  /** Empties the fields whose values were sent and have not changed since. */
  function clear(sent: Answers) {
    const isSent = (name: string, text: string) => sent[name] === text;
    for (const [name, text] of session.answers) {
      if (isSent(name, text)) session.answers.delete(name);
    }
    if (!session.element) return;
    const typed = Object.entries(readAnswers(session.element, fields));
    session.element.reset();
    fillIn(
      session.element,
      typed.filter(([name, text]) => !isSent(name, text)),
    );
  }

  /** @throws Error if the mail was not accepted, or no payment was started. */
  async function submit(): Promise<void> {
    const answers = read();
    const unreadable = readUnreadable(element.current, fields);
    const loaded = await touch().catch(() => undefined);
    if (!loaded) {
      session.dispatch({ type: 'failed', isNotLoaded: true });
      return report(form.toasts.failure);
    }
    const { rules, mail, send, start, receipt } = loaded;
    const check = rules.validate({ ...answers, ...unreadable });
    if (!check.ok) {
      flushSync(() => session.dispatch({ type: 'invalid', issues: check.issues }));
      summary.current?.focus();
      const [first] = check.issues;
      if (!('invalid' in form.toasts)) return dismissToasts(form.id);
      return report(form.toasts.invalid(first.message), first.field);
    }
    let sent: Sent | undefined;
    if (import.meta.env.PAYMENT_OUTCOME === 'hosted' && start && form.outcomes[0] === 'hosted') {
      sent = await start(form.id, answers, check.value as HostedPayment);
      if (!sent) return void session.dispatch({ type: 'return' });
    } else if (mail && form.mail && outcomes[form.id] === 'mailed') {
      const identity = shown === undefined ? answers : { ...answers, '': JSON.stringify(shown) };
      const mailAt = (at: Date) => mail(check.value, at, shown);
      sent = await send(form.id, identity, mailAt, form.referenceKind);
    }
    clear(answers);
    const at = performance.now();
    const loadedReceipt = receipt && {
      id: at,
      Receipt: receipt.Receipt,
      receipt: receipt.make(check.value, sent, shown),
    };
    session.dispatch({ type: 'sent', at, receipt: loadedReceipt });
    report(form.receipt ? form.toasts.success : form.toasts.failure);
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const before = session.state;
    const after = session.dispatch({ type: 'submit', at: performance.now() });
    if (before.status === 'sending' || after.status !== 'sending') return;
    submit().catch(() => {
      window.reportFailure?.('form');
      session.dispatch({ type: 'failed', isNotLoaded: false });
      report(form.toasts.failure);
    });
  }

  function handleChange(event: { readonly target: EventTarget }) {
    const target = event.target as HTMLInputElement;
    session.dispatch({ type: 'edit' });
    const field = fields.find(({ name }) => name === fieldNameOf(target));
    // Browsers save the fields of an open page too, because they may have to discard the tab.
    if (field && isSecret(field)) {
      target.setAttribute('autocomplete', target.value ? 'off' : field.autoComplete);
    }
    void follow(false);
  }

  const { id, phone, submitLabel, submittingLabel, toasts } = form;
  const [[name, value] = ['form', id]] = Object.entries<string | undefined>(given ?? {});
  return {
    id,
    path,
    prefix,
    /** What the submit button adds to a form that the browser sends itself, so that the server knows which one it is. */
    submitter: { name, value },
    /** The submission that the server answers, if it belongs to this form. */
    sentHere,
    phone,
    submitLabel,
    submittingLabel,
    failure: toasts.failure,
    fields,
    state,
    warnings: sentHere?.warnings ?? warnings,
    isAsked,
    /** The receipt of the last accepted submission. */
    receipt: state.receipt && {
      ...state.receipt,
      isNew: Boolean(sentHere) || state.receipt !== restored,
    },
    /** Puts the receipt away and moves the focus into the form. */
    startAgain: () => {
      flushSync(() => session.dispatch({ type: 'again' }));
      const first = fields.find(isAsked);
      if (first) controlOf(element.current, first.name)?.focus();
    },
    summary,
    formProps: {
      ref: element,
      onSubmit: handleSubmit,
      onReset: () => {
        session.dispatch({ type: 'reset' });
        setWarnings([]);
        onAnswers?.({});
      },
      onFocus: () => void touch().catch(() => {}),
      onPointerDownCapture: () => {
        click.current = endOfClick();
      },
      onChange: handleChange,
      onBlur: () => void follow(true),
    },
  };
}

/** Whether the answer to a field is never restored, and never returned by the server. */
export const isSecret = (field: Field): field is FieldWith<'text' | 'email' | 'tel' | 'password'> =>
  field.control === 'password' || 'isSecret' in field;

/** Resolves after the click in progress: it is dispatched in the same task as its `pointerup`. */
const endOfClick = () =>
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
