import { button, click, enterDate, fill, type Step, send, testTranslated } from './translation.ts';

const check =
  (...names: readonly string[]): Step =>
  async (tab) => {
    for (const name of names) await tab.read({ role: 'radio', name }, (radio) => radio.click());
  };

testTranslated({
  'a sign-in': {
    path: '/signin',
    steps: [
      send('Sign In', 'is required'),
      fill('Email or Account Number', 'dana@example.com'),
      fill('Password', 'open sesame'),
      send('Sign In', 'Mismatch account/email and password.'),
      click({ role: 'tab', name: 'Dealer' }),
    ],
  },
  'the search of answers': {
    path: '/faq',
    steps: [
      fill('Search the questions', 'late payment'),
      fill('Search the questions', 'totaled'),
      fill('Search the questions', 'zebra'),
    ],
  },
  'the way from page to page': {
    path: '/',
    steps: [
      click({ role: 'link', name: 'Payoff Quote' }),
      click({ role: 'link', name: 'FAQ' }),
      (tab) => tab.back(),
    ],
  },
  'a message': {
    path: '/contact',
    translatedAfter: [0, 2],
    steps: [
      send('Send message', 'is required'),
      fill('Name', 'Dana Whitfield'),
      fill('Email', 'dana@'),
      fill('Phone number', '213-555-0147'),
      fill('Message', 'Which documents do I need?'),
      send('Send message', 'Invalid email address'),
      fill('Email', 'dana@example.com'),
      send('Send message', 'Message Sent'),
    ],
  },
  'an insurance claim': {
    path: '/insurance',
    translatedAfter: [0, 3],
    steps: [
      send('Submit claim', 'is required'),
      fill('Account number', '10045 8821'),
      fill('Full name', 'Dana Whitfield'),
      fill('Phone number', '213-555-0147'),
      fill('Email', 'dana@example.com'),
      enterDate('Date of incident', '11/02/2026'),
      fill('Claim description', 'A tree fell on the hood.'),
      send('Submit claim', 'Claim Submitted'),
    ],
  },
  'the helper for service members': {
    path: '/military',
    translatedAfter: [0, 2],
    steps: [
      click(button('Start')),
      check('I am', 'Active duty', 'Before service began', 'Yes'),
      enterDate('Last day of service', '11/21/2026'),
      click(button('Show what may help')),
      fill('Balance', '13000'),
      fill('APR', '18.5'),
      fill('Payments left', '48'),
      fill('APR', '5'),
      click(button('Write my letter')),
      fill('Your name', 'Dana Whitfield'),
      click(button('Start over')),
    ],
  },
  'the check of a deal': {
    path: '/dealers/indirect',
    translatedAfter: [0, 3],
    steps: [
      click(button('Check a deal')),
      fill('Amount to finance', '27000.01'),
      fill('Vehicle value (book)', '20000'),
      fill('Term in months', '72'),
      fill('Vehicle model year', '2021'),
      fill('Amount to finance', '27000'),
      fill('Vehicle model year', '1900'),
    ],
  },
  'the estimate of a payoff': {
    path: '/payoff',
    translatedAfter: [0, 3],
    steps: [
      enterDate('Requested payoff date', '12/31/2026'),
      click(button('Open the estimator')),
      fill('Balance', '13074.65'),
      fill('APR', '6.99'),
      fill('APR', '99'),
      fill('APR', '7'),
    ],
  },
  'the menu': {
    path: '/about',
    translatedAfter: [0, 2],
    steps: [
      (tab) => tab.resize(390, 844),
      click(button('Menu')),
      (tab) => tab.press('Escape'),
      click(button('Menu')),
      async (tab) => {
        await tab.read({ role: 'dialog' }, (menu) =>
          menu.querySelector<HTMLElement>('a[href="/payment"]')?.click(),
        );
        await tab.until(
          () => location.pathname === '/payment' && document.activeElement?.localName === 'h1',
        );
      },
      async (tab) => {
        await tab.back();
        await tab.until(() => location.pathname === '/about');
      },
    ],
  },
});
