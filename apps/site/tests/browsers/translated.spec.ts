import { translate } from '../../../../tooling/translator.ts';
import { bankTab, type Tab } from './Tab.ts';
import { expect, test } from './test.ts';
import {
  button,
  choose,
  click,
  enterDate,
  fill,
  move,
  sees,
  send,
  testTranslated,
} from './translation.ts';

testTranslated({
  'a payment by card': {
    path: '/payment',
    steps: [
      send('Submit payment', 'is required'),
      fill('Account number', '10045 8821'),
      fill('Payment amount', '425.50'),
      fill('Card number', '4111 1111 1111 1111'),
      fill('Expiration date', '08/29'),
      fill('Security code', '739'),
      send('Submit payment', 'Payment Processed'),
    ],
    mailed: ['$425.50'],
  },
  'a payment from a bank account': {
    path: '/payment',
    steps: [
      click(bankTab),
      fill('Payment amount', '100'),
      fill('Routing number', '02100'),
      send('Submit payment', 'is required'),
      fill('Payment amount', '900'),
      fill('Account number', '10045 8821'),
      fill('Routing number', '021000021'),
      fill('Bank account number', '12345678901'),
      send('Submit payment', 'Payment Processed'),
    ],
    translatedAfter: [0, 4],
    mailed: ['$900', '021000021', '12345678901'],
  },
  'a payoff request': {
    path: '/payoff',
    steps: [
      send('Request payoff quote', 'is required'),
      fill('Account number', '10045 8821'),
      fill('Full name', 'Dana Whitfield'),
      fill('Last 4 digits of SSN', '0412'),
      fill('Email', 'dana@example.com'),
      enterDate('Requested payoff date', '12/31/2026'),
      send('Request payoff quote', 'Request Received'),
    ],
    mailed: ['December 31, 2026'],
  },
  'a pre-qualification': {
    path: '/pre-qualify',
    steps: [
      send('Get Pre-Qualified', 'is required'),
      fill('First name', 'Dana'),
      fill('Last name', 'Whitfield'),
      fill('Email', 'dana@example.com'),
      fill('Phone number', '213-555-0147'),
      fill('Last 4 digits of SSN', '0412'),
      move('Loan amount'),
      choose('Employment status', 'Self-employed'),
      choose('Monthly income', '$3,000 to $4,000'),
      send('Get Pre-Qualified', 'Application Submitted!'),
    ],
    mailed: ['Self-employed'],
  },
  'the calculator': {
    path: '/',
    translatedAfter: [0, 2],
    steps: [
      move('Vehicle price'),
      click({ role: 'tab', name: 'Maximum Loan' }),
      move('Monthly payment'),
      fill('APR', '99'),
      click({ role: 'tab', name: 'Monthly Cost' }),
      fill('APR', '7'),
      click({ role: 'heading', name: 'Compare offers' }),
      click(button('Add offer B')),
    ],
  },
  'the fees by state': {
    path: '/payment',
    steps: [
      (tab) => tab.focus({ label: 'Your state' }),
      ...['California', 'Texas'].map((state) => async (tab: Tab) => {
        await tab.choose({ label: 'Your state' }, state);
        await sees(tab, `In ${state}: `);
      }),
    ],
  },
});

test('text typed into a translated page before hydration stays, and is sent', async ({
  tab,
  line,
  milepost,
}) => {
  line.holdStart();
  await tab.start('/payoff');
  await tab.evaluate(translate);
  await fill('Account number', '10045 8821')(tab);
  await fill('Full name', 'Dana Whitfield')(tab);
  line.releaseStart();
  await tab.hydrated();
  await expect.poll(() => tab.valueOf({ label: 'Account number' })).toBe('10045 8821');
  await expect
    .poll(() => tab.read({ label: 'Full name' }, (box) => box === document.activeElement))
    .toBe(true);
  await fill('Last 4 digits of SSN', '0412')(tab);
  await fill('Email', 'dana@example.com')(tab);
  await tab.focus({ label: 'Requested payoff date' });
  await tab.type('12/31/2026');
  await send('Request payoff quote', 'Request Received')(tab);
  expect((await milepost.mails())[0]?.text).toContain('Dana Whitfield');
});

test('a button clicked on a translated page before hydration is clicked once hydrated', async ({
  tab,
  line,
}) => {
  line.holdStart();
  await tab.start('/payoff');
  await tab.evaluate(translate);
  await tab.click(button('Request payoff quote'));
  line.releaseStart();
  await tab.read({ role: 'link', name: 'Account number is required' }, () => true);
});

test('a part of a translated page that is hydrated late keeps the text typed into it', async ({
  tab,
}) => {
  await tab.open('/faq');
  await tab.evaluate(translate);
  // Hydration may replace the box between finding and focusing it.
  await expect(() => tab.focus({ label: 'Search the questions' })).toPass();
  await tab.type('late payment');
  await expect.poll(() => tab.valueOf({ label: 'Search the questions' })).toBe('late payment');
  await tab.until(() => document.querySelector('mark') !== null);
});
