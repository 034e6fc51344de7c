import type { Tab } from './Tab.ts';
import { expect, expectToast, test } from './test.ts';

const payment = {
  'Account number': '10045 8821',
  'Payment amount': '425.5',
  'Card number': '4388 5760 1841 0707',
  'Expiration date': '08/29',
  'Security code': '739',
};
const payoff = {
  'Account number': '10045 8821',
  'Full name': 'Dana Whitfield',
  'Last 4 digits of SSN': '0412',
  Email: 'dana@example.com',
  'Requested payoff date': '2027-12-31',
};

/** The mailed forms of borrowers. */
const forms = [
  {
    path: '/payment',
    link: 'Make a Payment',
    answers: payment,
    secrets: ['Card number', 'Expiration date', 'Security code'],
    button: 'Submit payment',
    success: 'Payment Processed',
    failure: 'Submission Failed',
    subject: 'New Payment Submission',
    mailed: ['10045 8821', '$425.50', '4388576018410707', '08/29'],
  },
  {
    path: '/payoff',
    link: 'Payoff Quote',
    answers: payoff,
    secrets: ['Last 4 digits of SSN'],
    button: 'Request payoff quote',
    success: 'Request Received',
    failure: 'Submission Failed',
    subject: 'New Payoff Quote Request',
    mailed: ['10045 8821', 'Dana Whitfield', '0412', 'dana@example.com', 'December 31, 2027'],
  },
] as const;

const send = (tab: Tab, name: string) => tab.click({ role: 'button', name });

for (const { path, link, answers, secrets, button, success, failure, subject, mailed } of forms) {
  const expectMail = (mails: readonly { subject: string; text: string }[]) => {
    expect(mails[0]?.subject).toBe(subject);
    for (const answer of mailed) expect(mails[0]?.text).toContain(answer);
  };

  test(`${path}: answers from a password manager arrive in the inbox`, async ({
    tab,
    milepost,
  }) => {
    await tab.open(path);
    await tab.fillAll(answers);
    await send(tab, button);
    await expectToast(tab, success);
    expectMail(await milepost.mails());
  });

  test(`${path}: a visitor on a phone finds the answers again after other pages, and sends them`, async ({
    tab,
    milepost,
  }) => {
    await tab.resize(390, 844);
    await tab.open('/faq');
    const byMenu = async (name: string, heading: string) => {
      await tab.click({ role: 'button', name: 'Menu' });
      await tab.read({ role: 'dialog' }, () => true);
      await tab.read(
        { role: 'dialog' },
        (menu, text) => {
          const links = [...menu.querySelectorAll('a')];
          links.find(({ textContent }) => textContent === text)?.click();
        },
        name,
      );
      await tab.until(
        (text) =>
          document.activeElement?.localName === 'h1' &&
          document.activeElement.textContent.includes(text) &&
          document.querySelector('[role=dialog]') === null,
        heading,
      );
    };
    await byMenu(link, link);
    await tab.fillAll(answers);
    await byMenu('Insurance Claim', 'Submit Insurance Claim');
    await tab.back();
    await tab.until((to) => location.pathname === to, path);
    for (const [label, answer] of Object.entries(answers)) {
      const isSecret = secrets.some((secret) => secret === label);
      await expect
        .poll(() => tab.valueOf({ label }).catch(() => ''), { message: label })
        .toBe(isSecret ? '' : answer);
      if (isSecret) await tab.fill({ label }, answer);
    }
    await send(tab, button);
    await expectToast(tab, success);
    expectMail(await milepost.mails());
  });

  test(`${path}: after a lost connection the form keeps the answers, and delivers them once`, async ({
    tab,
    line,
    milepost,
  }) => {
    const before = (await milepost.mails()).length;
    await tab.open(path);
    await tab.fillAll(answers);
    line.loseAnswers();
    await send(tab, button);
    await expectToast(tab, failure);
    for (const [label, answer] of Object.entries(answers)) {
      expect(await tab.valueOf({ label })).toBe(answer);
    }
    line.mend();
    await send(tab, button);
    await expectToast(tab, success);
    const mails = await milepost.mails();
    expect(mails).toHaveLength(before + 1);
    expectMail(mails);
  });
}

test('pasted dates are read in the payoff request and its estimator, and other text is reported', async ({
  tab,
}) => {
  await tab.open('/payoff');
  await tab.click({ role: 'button', name: 'Open the estimator' });
  // The estimator takes the focus when it has loaded.
  await tab.read({ label: 'Balance as of' }, () => true);
  const year = new Date().getFullYear() + 1;
  const requested = { label: 'Requested payoff date' };
  const pasted = [
    [requested, `12/15/${year}`, `${year}-12-15`],
    [requested, `${year}-11-05`, `${year}-11-05`],
    [requested, `Dec 16, ${year}`, `${year}-12-16`],
    [{ label: 'Payoff date' }, `1/20/${year}`, `${year}-01-20`],
    [{ label: 'Balance as of' }, `2 January ${year}`, `${year}-01-02`],
  ] as const;
  for (const [field, text, date] of pasted) {
    await tab.paste(field, text);
    await expect.poll(() => tab.valueOf(field), { message: text }).toBe(date);
  }
  await tab.paste(requested, 'next Friday');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('form')?.textContent))
    .toContain('Enter a date, like 12/15/2026');
  expect(await tab.valueOf(requested)).toBe(`${year}-12-16`);
});
