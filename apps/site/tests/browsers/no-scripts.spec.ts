import type { Tab } from './Tab.ts';
import { expect, test } from './test.ts';

// The configuration runs this file in Firefox alone, whose own setting turns the scripts off. Such a
// page runs no promise, so that most of `Tab` does not work on it.
test.use({ hasScripts: false });

type Answers = Readonly<Record<string, string>>;

const account = { 'Account number': '10045 8821' };
const payoff = {
  ...account,
  'Full name': 'Dana Whitfield',
  'Last 4 digits of SSN': '0412',
  Email: 'dana@example.com',
  'Requested payoff date': '12/31/2027',
};

/** Focuses the control of a form with that label, or its button. Runs in the page. */
function focusIn(name: string, label: string) {
  const form = document.querySelector<HTMLFormElement>(`form[aria-label="${name}"]`);
  const control = [...(form?.elements ?? [])].find((element) => {
    const { labels, textContent } = element as HTMLButtonElement;
    return [...(labels ?? []), { textContent }].some((its) => its.textContent?.trim() === label);
  });
  if (!control) throw new Error(`${name} has no ${label}.`);
  (control as HTMLInputElement).focus();
  if ('select' in control) (control as HTMLInputElement).select();
}

async function send(tab: Tab, form: string, answers: Answers, button: string): Promise<void> {
  for (const [label, answer] of Object.entries(answers)) {
    await tab.evaluate(focusIn, form, label);
    await tab.type(answer);
  }
  await tab.evaluate(focusIn, form, button);
  await tab.press('Enter');
}

const expectText = (tab: Tab, text: string) =>
  tab.until(
    (wanted) => document.querySelector('main')?.textContent.includes(wanted) ?? false,
    text,
  );

/** Tests that the browser prints the receipt instead of the page. */
async function expectToPrint(tab: Tab): Promise<void> {
  const receipt = await tab.pdf();
  await tab.evaluate(() => document.querySelector('[data-printed] dl')?.remove());
  // Firefox prints each letter as a drawing: only the size of its PDF shows how much text it has.
  expect((await tab.pdf()).length).toBeLessThan(0.95 * receipt.length);
}

test('a payoff request with two errors is sent once they are fixed, and its receipt printed', async ({
  tab,
  milepost,
}) => {
  const form = 'Payoff quote request';
  const button = 'Request payoff quote';
  await tab.start('/payoff');
  await send(tab, form, { ...payoff, 'Account number': ' ', Email: 'dana' }, button);
  await expectText(tab, 'Account number is required');
  await expectText(tab, 'Invalid email address');
  const { 'Full name': _, 'Requested payoff date': __, ...missing } = payoff;
  await send(tab, form, missing, button);
  await expectText(tab, 'Your payoff quote will be emailed to you within 24 hours.');
  const [mail] = await milepost.mails();
  expect(mail?.subject).toBe('New Payoff Quote Request');
  for (const text of ['10045 8821', 'Dana Whitfield', '0412', 'December 31, 2027']) {
    expect(mail?.text).toContain(text);
  }
  await expectToPrint(tab);
});

for (const { form, answers, mailed } of [
  {
    form: 'Payment',
    answers: {
      ...account,
      'Payment amount': '425.10',
      'Card number': '4111 1111 1111 1111',
      'Expiration date': '08/29',
    },
    mailed: ['$425.10', 'Card number: 4111111111111111'],
  },
  {
    form: 'ACH Transfer',
    answers: {
      ...account,
      'Payment amount': '99',
      'Routing number': '021000021',
      'Bank account number': '12345678901',
    },
    mailed: ['$99.00', 'Routing number: 021000021'],
  },
]) {
  test(`${form}: a payment arrives in the inbox, and its receipt is printed`, async ({
    tab,
    milepost,
  }) => {
    await tab.start('/payment');
    await send(tab, form, answers, 'Submit payment');
    await expectText(tab, 'Your payment has been successfully submitted.');
    const [mail] = await milepost.mails();
    for (const text of mailed) expect(mail?.text).toContain(text);
    await expectToPrint(tab);
  });
}
