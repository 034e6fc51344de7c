import type { PagePath } from '@milepost/domain/content/pages';
import { dismissToasts } from '@milepost/ui/Toast';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { createMemoryHistory, RouterProvider } from '@tanstack/react-router';
import { useState } from 'react';
import { expect, fireEvent, screen } from 'storybook/test';
import { Frame } from './layout/Frame.tsx';
import { createRouter } from './router.tsx';
import { Route as root } from './routes/__root.tsx';

// Storybook renders its own document.
root.update({ component: Frame });

/**
 * A screen of the public website. Its links lead to the other screens, and its forms send nothing.
 */
function SiteAt({ at }: { readonly at: string }) {
  const [router] = useState(() => {
    const router = createRouter();
    router.update({ history: createMemoryHistory({ initialEntries: [at] }) });
    return router;
  });
  return <RouterProvider router={router} />;
}

const meta = {
  title: 'Pages/Site',
  component: SiteAt,
  tags: ['!autodocs'],
  // The built site's own tests check each page with axe, in both themes.
  parameters: { layout: 'fullscreen', a11y: { test: 'off' } },
  beforeEach: () => {
    const { fetch } = globalThis;
    globalThis.fetch = async () => Response.json({});
    return () => {
      globalThis.fetch = fetch;
      dismissToasts();
    };
  },
  play: async () => {
    await expect(await screen.findByRole('heading', { level: 1 })).toBeVisible();
  },
} satisfies Meta<typeof SiteAt>;

export default meta;
type Story = StoryObj<typeof meta>;

const screenAt = (at: PagePath): Story => ({ args: { at } });

export const Home = screenAt('/');
export const Customers = screenAt('/customers');
export const PreQualify = screenAt('/pre-qualify');
export const Payment = screenAt('/payment');
export const Payoff = screenAt('/payoff');
export const Faq = screenAt('/faq');
export const Account = screenAt('/account');
export const Insurance = screenAt('/insurance');
export const CreditScore = screenAt('/credit-score');
export const Military = screenAt('/military');
export const SignIn = screenAt('/signin');
export const Contact = screenAt('/contact');
export const Dealers = screenAt('/dealers');
export const FullSpectrumLending = screenAt('/dealers/full-spectrum');
export const IndirectAutoFinance = screenAt('/dealers/indirect');
export const OtherFinanceSolutions = screenAt('/dealers/solutions');
export const AdditionalServices = screenAt('/dealers/services');
export const PayoffForDealers = screenAt('/dealers/payoff');
export const About = screenAt('/about');
export const History = screenAt('/history');
export const Executives = screenAt('/executives');
export const Affiliates = screenAt('/affiliates');
export const Careers = screenAt('/careers');
export const Privacy = screenAt('/privacy');
export const Terms = screenAt('/terms');
export const Accessibility = screenAt('/accessibility');
export const NotFound: Story = { args: { at: '/no-such-page' } };

/** A form of a screen, and what the stories of its states need. */
interface FormCase {
  readonly at: PagePath;
  /** The tab of the form, if its screen has several. */
  readonly tab?: string;
  readonly send: string;
  /** An answer for each label. */
  readonly answers: Readonly<Record<string, string>>;
  /** The heading of the toast once it was sent. */
  readonly sent: string;
}

type Context = Parameters<NonNullable<Story['play']>>[0];

const slow = { timeout: 10_000 };

/** Answers the form's call, or never does. */
const answerWith = (answer: () => Promise<Response>) => () => {
  const { fetch } = globalThis;
  globalThis.fetch = answer;
  return () => {
    globalThis.fetch = fetch;
  };
};

async function openTab({ canvas, userEvent }: Context, { tab }: FormCase) {
  if (tab) await userEvent.click(await canvas.findByRole('tab', { name: new RegExp(`^${tab}`) }));
}

async function sendForm({ canvas, userEvent }: Context, { send }: FormCase) {
  await userEvent.click(await canvas.findByRole('button', { name: send }));
}

/** Fills in all fields at once: the built site's own tests type. */
async function fill(context: Context, form: FormCase) {
  await openTab(context, form);
  const year = new Date().getFullYear();
  for (const [label, answer] of Object.entries(form.answers)) {
    // Two tabs may have a field of the same name.
    const fields = await context.canvas.findAllByLabelText(label);
    const field = fields.find((each) => each.checkVisibility()) as HTMLElement;
    fireEvent.change(field, { target: { value: answer.replace('YYYY', `${year}`) } });
  }
}

const withMistakes = (form: FormCase): Story => ({
  args: { at: form.at },
  play: async (context) => {
    await openTab(context, form);
    await sendForm(context, form);
    const summary = { name: /^There is a problem/ };
    await expect(await context.canvas.findByRole('region', summary, slow)).toBeVisible();
  },
});

const whileSending = (form: FormCase): Story => ({
  args: { at: form.at },
  beforeEach: answerWith(() => new Promise(() => {})),
  play: async (context) => {
    await fill(context, form);
    await sendForm(context, form);
    const sending = { name: /^(Submitting|Processing)\.\.\.$/ };
    await expect(await context.canvas.findByRole('button', sending, slow)).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

const endingWith = (form: FormCase, toast: string): Story => ({
  args: { at: form.at },
  play: async (context) => {
    await fill(context, form);
    await sendForm(context, form);
    // The toast of a story before, which was left while it sent, may be there too.
    const toasts = await screen.findAllByRole('group', { name: toast }, slow);
    await expect(toasts[0]).toBeVisible();
  },
});

const thatFailed = (form: FormCase, toast = 'Submission Failed'): Story => ({
  ...endingWith(form, toast),
  beforeEach: answerWith(async () => Response.json({}, { status: 400 })),
});

const thatWasSent = (form: FormCase): Story => endingWith(form, form.sent);

const payoff: FormCase = {
  at: '/payoff',
  send: 'Request payoff quote',
  answers: {
    'Account number': '10045 8821',
    'Full name': 'Dana Whitfield',
    'Last 4 digits of SSN': '0412',
    Email: 'dana@example.com',
    'Requested payoff date': 'YYYY-12-31',
  },
  sent: 'Request Received',
};
export const PayoffWithMistakes = withMistakes(payoff);
export const PayoffBeingSent = whileSending(payoff);
export const PayoffThatFailed = thatFailed(payoff);
export const PayoffThatWasSent = thatWasSent(payoff);

const preQualify: FormCase = {
  at: '/pre-qualify',
  send: 'Get Pre-Qualified',
  answers: {
    'First name': 'Dana',
    'Last name': 'Whitfield',
    Email: 'dana@example.com',
    'Phone number': '213-555-0147',
    'Last 4 digits of SSN': '0412',
    'Employment status': 'selfemployed',
    'Monthly income': '3000-4000',
  },
  sent: 'Application Submitted!',
};
export const PreQualifyWithMistakes = withMistakes(preQualify);
export const PreQualifyBeingSent = whileSending(preQualify);
export const PreQualifyThatFailed = thatFailed(preQualify, 'Error');
export const PreQualifyThatWasSent = thatWasSent(preQualify);

const byCard: FormCase = {
  at: '/payment',
  tab: 'Debit Card',
  send: 'Submit payment',
  answers: {
    'Account number': '10045 8821',
    'Payment amount': '425.00',
    'Card number': '4111 1111 1111 1111',
    'Expiration date': '08/29',
    'Security code': '987',
  },
  sent: 'Payment Processed',
};
export const CardPaymentWithMistakes = withMistakes(byCard);
export const CardPaymentBeingSent = whileSending(byCard);
export const CardPaymentThatFailed = thatFailed(byCard);
export const CardPaymentThatWasSent = thatWasSent(byCard);

const byBank: FormCase = {
  ...byCard,
  tab: 'ACH Transfer',
  answers: {
    'Account number': '10045 8821',
    'Payment amount': '425.50',
    'Routing number': '021000021',
    'Bank account number': '12345678901',
  },
};
export const BankPaymentWithMistakes = withMistakes(byBank);
export const BankPaymentBeingSent = whileSending(byBank);
export const BankPaymentThatFailed = thatFailed(byBank);
export const BankPaymentThatWasSent = thatWasSent(byBank);

const claim: FormCase = {
  at: '/insurance',
  send: 'Submit claim',
  answers: {
    'Account number': '10045 8821',
    'Full name': 'Dana Whitfield',
    'Phone number': '213-555-0147',
    Email: 'dana@example.com',
    'Date of incident': '2026-11-02',
    'Claim description': 'A tree fell on the hood.',
  },
  sent: 'Claim Submitted',
};
export const ClaimWithMistakes = withMistakes(claim);
export const ClaimThatWasSent = thatWasSent(claim);

const message: FormCase = {
  at: '/contact',
  send: 'Send message',
  answers: {
    Name: 'Dana Whitfield',
    Email: 'dana@example.com',
    'Phone number': '213-555-0147',
    Message: 'Which documents do I need?',
  },
  sent: 'Message Sent',
};
export const MessageWithMistakes = withMistakes(message);
export const MessageThatWasSent = thatWasSent(message);

const customer: FormCase = {
  at: '/signin',
  send: 'Sign In',
  answers: { 'Email or Account Number': 'dana@example.com', Password: 'open sesame' },
  sent: 'Login Unsuccessful',
};
export const SignInWithMistakes = withMistakes(customer);
export const SignInThatWasRefused = thatWasSent(customer);
