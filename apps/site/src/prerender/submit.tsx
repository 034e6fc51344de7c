import type { PagePath } from '@milepost/domain/content/pages';
import { nothingSentOn, type Unread, unread } from '@milepost/domain/content/without-scripts';
import type { Form, FormId } from '@milepost/domain/forms';
import { claimForm } from '@milepost/domain/forms/claim';
import { contactForm } from '@milepost/domain/forms/contact';
import { paymentFormWithoutCode } from '@milepost/domain/forms/payment-without-code';
import { payoffForm } from '@milepost/domain/forms/payoff';
import { preQualifyForm } from '@milepost/domain/forms/pre-qualify';
import type { Sent } from '@milepost/domain/forms/receipt';
import { customerSignInForm, dealerSignInForm } from '@milepost/domain/forms/sign-in';
import { localDate } from '@milepost/domain/input/date';
import type { SendEmailRequest } from '@milepost/domain/mail';
import { withLanguage } from '@milepost/domain/mail/language';
import { type ReferenceKind, withReference } from '@milepost/domain/mail/reference';
import { addressOf, hasPage, language, pathAt } from '#edition';
import { outcomes } from '../config.ts';
import { isSecret } from '../features/form/useForm.ts';
import { BrokenPage } from '../features/served/BrokenPage.tsx';
import type { Submission } from '../features/served/Submission.ts';

/** Answers that break no rule, ready to be mailed. */
export interface Mailing {
  /** The form and its answers as the rules read them: the same text for the same answers. */
  readonly identity: string;
  readonly kind: ReferenceKind;
  /** Creates the email with its reference, from the time of the first try. */
  readonly mailAt: (at: Date, reference: string) => SendEmailRequest;
}

/** Mails answers. Resolves to `undefined` if they were not accepted, or if nobody can tell. */
export type Deliver = (mailing: Mailing) => Promise<Sent | undefined>;

/** What a submission comes to: the status of the response, and what its page shows. */
export interface Answer {
  readonly status: 200 | 422 | 503;
  readonly submission: Submission;
}

type Submit = (address: string, posted: URLSearchParams, deliver: Deliver) => Promise<Answer>;

/** Returns the function that checks and sends a form's answers as `useForm` does in a browser. */
const submitTo =
  <Name extends string, Value extends object, Shown>(
    form: Form<Name, Value, Shown> & { readonly id: FormId },
  ): Submit =>
  async (address, posted, deliver) => {
    const read = (name: string) => (posted.get(name) ?? '').replaceAll('\r\n', '\n');
    const answers = Object.fromEntries(form.fields.map(({ name }) => [name, read(name)]));
    const harmless = form.fields.filter((field) => !isSecret(field));
    const typed = {
      form: form.id,
      answers: Object.fromEntries(harmless.map(({ name }) => [name, answers[name] ?? ''])),
    };
    const rules = await form.rules();
    const check = rules.validate(answers);
    if (!check.ok) {
      const { issues } = check;
      const warnings = rules
        .warnings(answers, new Date())
        .filter(({ field }) => harmless.some(({ name }) => name === field));
      const toast = 'invalid' in form.toasts ? form.toasts.invalid(issues[0].message) : undefined;
      const state = { status: 'invalid', issues } as const;
      return { status: 422, submission: { ...typed, state, warnings, toast } };
    }
    const emptied = { form: form.id, answers: {} };
    if (!form.receipt) {
      const state = { status: 'sent', at: 0 } as const;
      return { status: 422, submission: { ...emptied, state, toast: form.toasts.failure } };
    }
    const { value } = check;
    let sent: Sent | undefined;
    if (form.mail && outcomes[form.id] === 'mailed') {
      const mail = await form.mail();
      sent = await deliver({
        identity: JSON.stringify([form.id, value]),
        kind: form.referenceKind,
        mailAt: (at, reference) =>
          withLanguage(withReference(mail(value, at), reference), language),
      });
      if (!sent) {
        const state = { status: 'failed', isNotLoaded: false } as const;
        return { status: 503, submission: { ...typed, state, toast: form.toasts.failure } };
      }
    }
    const { phone } = form;
    // As in a browser, so that the bundler splits the same modules off.
    const [{ makeReceipt }, { Receipt, ReceiptPaper }] = await Promise.all([
      import('@milepost/domain/forms/receipt'),
      import('../features/form/Receipt.tsx'),
    ]);
    const receipt = makeReceipt(
      { ...form, nothingSent: nothingSentOn(phone) },
      await form.receipt(),
      value,
      localDate(sent?.at ?? new Date()),
      sent,
    );
    return {
      status: 200,
      submission: {
        ...emptied,
        state: { status: 'sent', at: 0, receipt: { id: 0, Receipt, receipt } },
        toast: form.toasts.success,
        sheet: <ReceiptPaper {...{ receipt, phone }} path={address} />,
      },
    };
  };

/** What checks and sends the answers to each form. */
const submitters: Readonly<Record<FormId, Submit>> = {
  payoff: submitTo(payoffForm),
  'pre-qualify': submitTo(preQualifyForm),
  // The security code never reaches a server.
  payment: submitTo(paymentFormWithoutCode),
  claim: submitTo(claimForm),
  contact: submitTo(contactForm),
  'sign-in-customer': submitTo(customerSignInForm),
  'sign-in-dealer': submitTo(dealerSignInForm),
};

/** The forms of each page that the server takes. */
const formsAt: Readonly<Partial<Record<PagePath, readonly FormId[]>>> =
  import.meta.env.SITE_HOST === 'static'
    ? {}
    : {
        '/payoff': ['payoff'],
        '/dealers/payoff': ['payoff'],
        '/pre-qualify': ['pre-qualify'],
        ...(outcomes.payment === 'mailed' && { '/payment': ['payment'] }),
        '/insurance': ['claim'],
        '/contact': ['contact'],
        '/signin': ['sign-in-customer', 'sign-in-dealer'],
      };

/** The addresses of the edition's pages with a form that the server takes. */
export const formAddresses: readonly string[] = Object.keys(formsAt).filter(hasPage).map(addressOf);

/** The address of the page whose calculator the server works out. */
export const calculatorAddress =
  import.meta.env.SITE_HOST === 'static' ? undefined : addressOf('/');

const formsOf = (address: string) => formsAt[pathAt(address) as PagePath] ?? [];

/** What went wrong: answers were not read, or a page can't be rendered. */
export type Problem = Unread | 'broken';

/** What the page at `address` shows about a problem. */
export const problemAt = (address: string, problem: Problem): Submission => ({
  form: formsOf(address)[0],
  answers: {},
  state: { status: 'failed', isNotLoaded: false },
  ...(problem === 'broken'
    ? { instead: <BrokenPage path={pathAt(address) ?? '/'} /> }
    : { toast: unread[problem] }),
});

/**
 * Checks the answers that a browser sent to the page at `address`, and sends them. Ignores fields that
 * the form does not have. The button says which form it is; without one it is the page's first.
 */
export function submit(
  address: string,
  posted: URLSearchParams,
  deliver: Deliver,
): Promise<Answer> {
  const forms = formsOf(address);
  const form = forms.find((id) => id === posted.get('form')) ?? forms[0];
  if (!form) throw new Error(`The page ${address} has no form.`);
  return submitters[form](address, posted, deliver);
}
