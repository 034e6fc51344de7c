import { bothLanguages, type English, t } from '../words.ts';
import type { Tab, Target } from './Tab.ts';
import { expect, expectToast, test } from './test.ts';

test.use({ dist: bothLanguages, language: 'es' });

const textbox = (name: English): Target => ({ role: 'textbox', name: t(name) });
const button = (name: English): Target => ({ role: 'button', name: t(name) });
const text = (tab: Tab) => tab.evaluate(() => document.querySelector('main')?.textContent);

/** Moves the focus to a control by Tab alone. */
async function tabTo(tab: Tab, target: Target): Promise<void> {
  const isFocused = () =>
    tab.read(
      target,
      (element) =>
        (document.activeElement ?? document.body).contains(element) &&
        document.activeElement !== document.body,
    );
  for (let stops = 0; !(await isFocused()); stops++) {
    expect(stops, `stops before ${JSON.stringify(target)}`).toBeLessThan(100);
    await tab.press('Tab');
  }
}

async function type(tab: Tab, field: Target, answer: string): Promise<void> {
  await tabTo(tab, field);
  await tab.type(answer);
}

async function enter(tab: Tab, target: Target): Promise<void> {
  await tabTo(tab, target);
  await tab.press('Enter');
}

const arrives = (tab: Tab, path: string) =>
  tab.until((to) => location.pathname === to && document.activeElement?.localName === 'h1', path);

test('a customer pays, asks for a payoff quote with two mistakes first, finds an answer and prints a payment, all in Spanish, on a phone, by keyboard', async ({
  tab,
  milepost,
  runs,
}) => {
  await tab.resize(360, 740);
  await tab.open('/es/payment');
  await type(tab, textbox('Account number'), '10045 8821');
  await type(tab, { label: t('Payment amount') }, '425.10');
  await type(tab, textbox('Card number'), '4111 1111 1111 1111');
  await type(tab, textbox('Expiration date'), '08/29');
  await type(tab, textbox('Security code'), '739');
  await enter(tab, button('Submit payment'));
  await expectToast(
    tab,
    t('Payment Processed'),
    t('Your payment has been successfully submitted.'),
  );
  const [payment] = await milepost.mails();
  expect(payment?.subject).toBe('New Payment Submission');
  for (const answer of ['10045 8821', '$425.10', '4111111111111111', '08/29']) {
    expect(payment?.text).toContain(answer);
  }
  expect(payment?.text).toContain('Language: Spanish. The visitor used the Spanish pages.');

  await enter(tab, { role: 'link', name: t('Payoff Quote') });
  await arrives(tab, '/es/payoff');
  await type(tab, textbox('Account number'), '10045 8821');
  await type(tab, textbox('Full name'), 'Íñigo Peña');
  await type(tab, textbox('Last 4 digits of SSN'), '41');
  await type(tab, textbox('Email'), 'inigo.example.com');
  await type(tab, { label: t('Requested payoff date') }, '12/31/2029');
  await enter(tab, button('Request payoff quote'));
  await expect.poll(() => text(tab)).toContain('Hay un problema con 2 respuestas');
  await enter(tab, { role: 'link', name: t('Enter last 4 digits of SSN') });
  await tab.fill(textbox('Last 4 digits of SSN'), '0412');
  await expect.poll(() => tab.valueOf(textbox('Last 4 digits of SSN'))).toBe('0412');
  await tab.press('Tab');
  await tab.fill(textbox('Email'), 'inigo@example.com');
  await expect.poll(() => text(tab)).not.toContain('Hay un problema');
  await enter(tab, button('Request payoff quote'));
  await expectToast(
    tab,
    t('Request Received'),
    t('Your payoff quote will be emailed to you within 24 hours.'),
  );
  const [payoff] = await milepost.mails();
  expect(payoff?.subject).toBe('New Payoff Quote Request');
  for (const answer of ['Íñigo Peña', '0412', 'inigo@example.com', 'December 31, 2029']) {
    expect(payoff?.text).toContain(answer);
  }

  await enter(tab, { role: 'link', name: t('FAQ') });
  await arrives(tab, '/es/faq');
  await type(tab, { role: 'searchbox', name: t('Search the questions') }, 'me robaron el carro');
  await expect.poll(() => text(tab)).toContain('para “me robaron el carro”.');
  await enter(tab, { role: 'heading', name: t('What do I do if my car is totaled or stolen?') });
  await expect.poll(() => text(tab)).toContain(t('Call the police and ask for a report.'));

  await enter(tab, { role: 'link', name: 'Milepost' });
  await arrives(tab, '/es');
  for (const [name, amount] of [
    ['Vehicle price', '30000'],
    ['Down payment', '6000'],
  ] as const) {
    await tabTo(tab, textbox(name));
    await tab.fill(textbox(name), amount);
  }
  await expect.poll(() => text(tab)).toContain('$420.80');
  // Firefox's driver can't replace the page's `print`. `print.spec.ts` prints there.
  if (runs === 'Firefox') return;
  await tab.evaluate(() => {
    window.print = () =>
      Object.assign(window, { printed: document.querySelector('[data-printed]')?.textContent });
  });
  await enter(tab, button('Print'));
  const printed = () => tab.evaluate(() => (window as { printed?: string }).printed ?? '');
  await expect.poll(printed).toContain(t('Auto loan estimate'));
  expect(await printed()).toContain('$420.80');
  expect(await printed()).toMatch(
    /Impreso el \d+ de \p{L}+ de \d{4}\. www\.milepost\.example\/es$/u,
  );
});

test('a Spanish page is served under its own policy, without a violation', async ({ tab }) => {
  for (const path of [
    '',
    '/customers',
    '/payment',
    '/payoff',
    '/pre-qualify',
    '/insurance',
    '/faq',
    '/contact',
    '/military',
    '/accessibility',
  ]) {
    await tab.open(`/es${path}`);
    expect(await tab.evaluate(() => document.documentElement.lang), path).toBe('es-US');
  }
});

test('the switch asks only after a field was changed, and keeps the query', async ({ tab }) => {
  await tab.open('/es/faq?a=b');
  await tab.click({ role: 'link', name: 'English' });
  await tab.until(() => location.pathname + location.search === '/faq?a=b');
  await tab.open('/es/payoff');
  await tab.fill(textbox('Email'), 'ana@example.com');
  await tab.click({ role: 'link', name: 'English' });
  await tab.click({ role: 'button', name: 'Quedarme aquí' });
  await tab.until(() => document.querySelector('[role=alertdialog]') === null);
  expect(await tab.valueOf(textbox('Email'))).toBe('ana@example.com');
  await tab.click({ role: 'link', name: 'English' });
  await tab.click({ role: 'button', name: 'Cambiar' });
  await tab.until(() => location.pathname === '/payoff');
});
