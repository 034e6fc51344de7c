import { writeFileSync } from 'node:fs';
import { type Hands, Person } from './Person.ts';
import {
  address,
  chooseLooks,
  colleague,
  expect,
  giveCredentials,
  order,
  signIn,
  test,
} from './test.ts';

const ways: readonly { hands: Hands; way: string }[] = [
  { hands: 'mouse', way: 'by mouse' },
  { hands: 'keyboard', way: 'by keyboard alone' },
  { hands: 'touch', way: 'on a phone' },
];

for (const { hands, way } of ways) {
  test.describe(way, () => {
    test.use({ hands });

    test(`a deal is found, countered, completed and funded ${way}`, async ({
      person,
    }, testInfo) => {
      await signIn(person);
      await person.reads('deals wait on you.');
      await person.type('Customer, vehicle or number', 'whitfield');
      await person.isAt('/deals?search=whitfield');
      await person.openRow('Dana Whitfield');
      await person.reads('We can finance $32,400.00');

      await person.press('link', 'Counter');
      await person.reads('$691.71 a month for 72 months');
      await person.type('Down payment', '6000');
      await person.reads('$579.06 a month for 72 months');
      await person.press('button', 'Send the counteroffer');
      await person.reads('Send this counteroffer?');
      await person.press('button', 'Send');
      await person.isAt('/deals/D-30362');
      await person.reads('Counteroffer sent');
      await person.reads('2 stips stand between you and funding');

      await person.press('tab', 'Stips (2 needed)');
      for (const stip of ['proof of income', 'proof of insurance']) {
        const file = testInfo.outputPath(`${stip.replaceAll(' ', '-')}.pdf`);
        writeFileSync(file, '%PDF-1.4');
        await person.attach(`Files for ${stip}`, file);
      }
      await person.reads('All stips are cleared');
      await person.press('button', 'Send for funding');
      await person.reads('Funded');
      await expect.poll(person.text).toMatch(/Dana Whitfield Funded/);
      await person.press('tab', 'History');
      await person.reads('Paid to your account ending in 2041.');

      await person.open('Report');
      await person.reads('Deals sent from Oct 22, 2026 to Nov 20, 2026.');
      await person.reads('Funded each week');
    });
  });
}

for (const { hands, way } of ways) {
  test.describe(`entering ${way}`, () => {
    test.use({ hands, failsCalls: true });

    test(`a deal is entered ${way}, and is not lost with the session`, async ({
      person,
    }, testInfo) => {
      await signIn(person);
      await person.press('link', 'Enter a deal');
      await enterCustomer(person);

      await person.reads('Step 2 of 6');
      await person.choose('Employment status', 'Employed full time');
      await person.type('Employer', 'Harbor Freight Lines');
      await order({ end: 'sessions' });
      await person.reads('Your session has ended');
      await giveCredentials(person);
      await person.reads('Step 2 of 6');
      await person.type('Monthly income', '5200');
      await person.press('button', 'Continue');

      await person.reads('Step 3 of 6');
      await person.type('VIN', '1M8GDM9AXPK042788');
      await person.reads('its check digit does not fit');
      await person.type('VIN', '1M8GDM9AXKP042788');
      await person.type('Model year', '2023');
      await person.type('Make and model', 'Honda Accord EX');
      await person.type('Mileage', '21000');
      await person.type('Book value', '24000');
      await person.press('button', 'Continue');
      await person.reads('Step 4 of 6');
      await person.press('button', 'Continue');

      await person.reads('Step 5 of 6');
      await person.type('Price', '25500');
      await person.type('Down payment', '2500');
      await person.choose('Credit tier you expect', 'Prime');
      await person.reads('a month for 72 months');
      await person.reads('Within the guide');
      await person.press('button', 'Continue');

      await person.reads('Step 6 of 6');
      const file = testInfo.outputPath('pay-stub.pdf');
      writeFileSync(file, '%PDF-1.4');
      await person.attach('Documents', file);
      await person.reads('pay-stub.pdf');
      await person.press('button', 'Send the deal');
      await person.isAt('/deals/D-30363');
      await person.reads('Ines Duarte');
      await person.reads('3 stips stand between you and funding');
    });
  });
}

/** The first step of a new deal. */
async function enterCustomer(person: Person) {
  await person.reads('Step 1 of 6');
  await person.type('First name', 'Ines');
  await person.type('Last name', 'Duarte');
  await person.typeDate('Date of birth', '05171990');
  await person.type('Social Security number, last four digits', '1234');
  await person.type('Phone', '2135550147');
  await person.type('Email', 'ines@example.com');
  await person.press('button', 'Continue');
}

test.describe('with wrong credentials', () => {
  test.use({ failsCalls: true });

  test('the sign-in keeps all but the password, and its message goes with the next try', async ({
    person,
  }) => {
    await person.goTo('/');
    await person.press('button', 'Sign In');
    await person.reads('Dealer ID is required');
    const focused = () => person.evaluate(() => document.activeElement?.textContent);
    await expect.poll(focused).toContain('Dealer ID is required');
    await giveCredentials(person, { password: 'wrong' });
    await person.reads('Login Unsuccessful');
    await person.reads('Mismatch account/email and password.');
    expect(person.place()).toMatch(/^\/sign-in/);
    const active = () => person.evaluate(() => document.activeElement?.id);
    await expect.poll(active).toBe('password');
    await person.typeHere('cedar ridge');
    await person.key('Enter');
    await person.reads('deals wait on you.');
    expect(await person.text()).not.toContain('Login Unsuccessful');
  });
});

test.describe('after a session has expired', () => {
  test.use({ failsCalls: true });

  test('the sign-in leads back to the same page', async ({ person }) => {
    await signIn(person, '/deals/D-30360?tab=history');
    await person.isAt('/deals/D-30360?tab=history');
    await person.evaluate(() => {
      const session = JSON.parse(localStorage.getItem('portal.session') ?? '{}');
      const spent = { ...session, expires_at: 1, refresh_token: 'spent' };
      localStorage.setItem('portal.session', JSON.stringify(spent));
    });
    await person.reload();
    await person.reads('Your session has ended');
    await giveCredentials(person);
    await person.isAt('/deals/D-30360?tab=history');
    await person.reads('Application sent');
  });

  test('the document of the queue leads to the sign-in, and back', async ({ person }) => {
    await signIn(person);
    await order({ end: 'sessions' });
    await person.goTo('/deals?page=2');
    await person.reads('Your session has ended');
    expect(await person.text()).not.toContain('Dana Whitfield');
    await giveCredentials(person);
    await person.isAt('/deals?page=2');
    await person.reads('11–20 of 20,000');
  });
});

test('a sign-out in another tab signs this one out', async ({ person, tab }) => {
  await signIn(person);
  await person.reads('deals wait on you.');
  const other = await tab.browserContext().newPage();
  await other.goto(address);
  await other.waitForSelector('h1');
  await other.evaluate(() => localStorage.removeItem('portal.session'));
  await person.isAt('/sign-in');
});

test('after signing out, no address and no document shows a protected page', async ({ person }) => {
  const queue = () => person.evaluate(async () => (await fetch('/deals')).text());
  await signIn(person);
  await person.goTo('/');
  await person.isAt('/deals');
  await expect.poll(queue).toContain('Dana Whitfield');
  await person.press('button', 'Marisol Tran');
  await person.press('menuitem', 'Sign out');
  await person.isAt('/sign-in');
  expect(await queue()).not.toContain('Dana Whitfield');
  await person.back();
  await expect.poll(person.place).toMatch(/^\/sign-in/);
  await person.goTo('/users');
  await person.isAt('/sign-in?back=%2Fusers');
});

test('Back and Forward move through documents, with the queue as it was', async ({ person }) => {
  await signIn(person);
  await person.goTo('/deals?status=Approved&page=2');
  await person.goTo('/users');
  await person.reads('6 users');
  await person.back();
  await person.isAt('/deals?status=Approved&page=2');
  await person.reads('Lucía Barrera');
  await person.forward();
  await person.isAt('/users');
  await person.reads('6 users');
});

test('Back and Forward move through the views of the queue', async ({ person }) => {
  await signIn(person);
  await person.reads('20,000 deals');
  await person.press('link', 'Waits on you');
  await person.reads('15 deals,');
  await person.choose('Credit tier', 'Prime');
  await person.isAt('/deals?status=Counteroffer%2CApproved&tier=Prime');
  await person.back();
  await person.reads('15 deals,');
  await person.back();
  await person.reads('20,000 deals');
  await person.forward();
  await person.reads('15 deals,');
});

test('many deals are assigned at once, and the assignment can be undone', async ({ person }) => {
  await signIn(person, '/deals?assignee=nobody');
  await person.reads('Dana Whitfield');
  await person.press('checkbox', 'Select all');
  await person.reads('10 on this page are selected');
  await person.press('button', 'Assign');
  await person.press('radio', 'Ruth Keller');
  await person.press('button', 'Assign');
  await person.reads('10 deals assigned to Ruth Keller');
  const isInTable = () => person.evaluate(() => !!document.activeElement?.closest('[role=grid]'));
  await expect.poll(isInTable).toBe(true);
  await person.press('button', 'Undo');
  await person.reads('Dana Whitfield');
});

test('the command palette finds any page by its name', async ({ person }) => {
  await signIn(person);
  await person.reads('deals wait on you.');
  await person.withControl('k');
  await person.reads('Find or do something');
  const focused = () => person.evaluate(() => document.activeElement?.tagName);
  const commands = () => person.evaluate(() => document.querySelectorAll('[role=menuitem]').length);
  await expect.poll(focused).toBe('INPUT');
  await person.typeHere('caleb');
  await expect.poll(commands).toBe(1);
  await person.key('ArrowDown');
  await person.key('Enter');
  await person.isAt('/deals/D-30357');
});

test('a user is invited, and another one deactivated and reactivated', async ({ person }) => {
  await signIn(person, '/users');
  await person.press('button', 'Invite');
  await person.press('button', 'Send invitation');
  await person.reads('Enter the name');
  await person.type('Name', 'Ines Duarte');
  await person.type('Email', 'ines.duarte@cedar-ridge.example');
  await person.press('button', 'Send invitation');
  await person.reads('Invitation sent to Ines Duarte');
  await person.reads('7 users');
  await person.press('button', 'Actions for Owen Park');
  await person.press('menuitem', 'Deactivate');
  await person.reads('3 people can sign in.');
  await person.press('button', 'Undo');
  await person.reads('4 people can sign in.');
});

test('the period of a report is part of its address', async ({ person }) => {
  await signIn(person, '/report?from=2026-11-14&to=2026-11-20');
  await person.reads('Deals sent from Nov 14, 2026 to Nov 20, 2026.');
  await person.press('button', 'Calendar Days');
  await person.press('button', 'Last 90 days');
  await person.isAt('/report?from=2026-08-23&to=2026-11-20');
  await person.reads('Deals sent from Aug 23, 2026 to Nov 20, 2026.');
  await person.back();
  await person.reads('Deals sent from Nov 14, 2026 to Nov 20, 2026.');
});

test('the browser remembers the display settings', async ({ person }) => {
  await signIn(person);
  await person.press('button', 'Marisol Tran');
  await person.press('menuitemradio', 'Dark');
  await person.key('Escape');
  await person.reload();
  await person.reads('deals wait on you.');
  const theme = () => person.evaluate(() => document.documentElement.dataset.theme);
  await expect.poll(theme).toBe('dark');
});

test('while a year is typed, the report stays, and the page answers', async ({ person }) => {
  await signIn(person, '/report?from=2026-11-14&to=2026-11-20');
  await person.reads('Deals sent from Nov 14, 2026 to Nov 20, 2026.');
  await person.evaluate(() =>
    document.querySelector<HTMLElement>('[role=spinbutton][data-type=year]')?.focus(),
  );
  await person.key('2');
  await person.reads('Deals sent from Nov 14, 2026 to Nov 20, 2026.');
  await person.typeHere('025');
  await person.reads('Deals sent from Nov 14, 2025 to Nov 20, 2026.');
});

test('a file that was sent for a stip is taken back', async ({ person }, testInfo) => {
  await signIn(person, '/deals/D-30360?tab=stips');
  const file = testInfo.outputPath('stub.pdf');
  writeFileSync(file, '%PDF-1.4');
  await person.attach('Files for proof of income', file);
  await person.reads('1 needed');
  await person.press('button', 'Remove stub.pdf');
  await person.reads('2 needed');
  await person.reload();
  await person.reads('Proof of income Needed');
  expect(await person.text()).not.toContain('stub.pdf');
});

test('an unknown address is a page of the portal, and hostile parameters do no harm', async ({
  person,
}) => {
  await signIn(person, '/nope');
  await person.reads('There is nothing at this address');
  await person.press('link', 'Go to deals');
  await person.isAt('/deals');
  const hostile = [
    '/deals?page=99999999&sort=constructor&size=-1&assignee=%27--&tier=__proto__',
    '/report?from=0001-01-01&to=9999-12-31',
    '/deals/D-30362?tab=%3Cscript%3E',
    '/new-deal?step=nowhere',
  ];
  for (const path of hostile) {
    await person.goTo(path);
    await expect.poll(person.text).not.toContain('didn’t');
    await person.reads('Marisol Tran');
  }
});

test('a reader sees everything, and is offered no change', async ({ person }) => {
  await signIn(person, '/deals', 'opark');
  await person.reads('Dana Whitfield');
  const text = await person.text();
  expect(text).not.toContain('Enter a deal');
  await person.goTo('/deals/D-30362');
  await person.reads('We can finance $32,400.00');
  expect(await person.text()).not.toContain('Accept the offer');
  for (const [path, notice] of [
    ['/deals/D-30362/counteroffer', 'Your role can’t send a counteroffer'],
    ['/new-deal', 'Your role can’t enter deals'],
    ['/users', 'Only a manager can change users'],
  ] as const) {
    await person.goTo(path);
    await person.reads(notice);
  }
});

test.describe('two people at one deal', () => {
  test.use({ failsCalls: true });

  test('see a conflict side by side, and nothing typed is lost', async ({ person }) => {
    await signIn(person, '/deals/D-30362/counteroffer');
    await person.type('Down payment', '6000');
    const accepted = await colleague('/deals/D-30362/accept', { version: 1 });
    await person.press('button', 'Send the counteroffer');
    await person.press('button', 'Send');
    await person.reads('Devon Achebe changed this deal while you were typing');
    const focused = () => person.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe('Devon Achebe changed this deal while you were typing');
    await person.reads('There is nothing to counter any more.');
    await colleague('/deals/D-30362/undo', { version: accepted.version });
    await person.reload();
    await person.reads('We offered to finance $32,400.00');
    await person.type('Down payment', '6000');
    const again = await colleague('/deals/D-30362/accept', { version: accepted.version + 1 });
    await colleague('/deals/D-30362/undo', { version: again.version });
    await person.press('button', 'Send the counteroffer');
    await person.press('button', 'Send');
    await person.press('button', 'Keep what I typed');
    await person.press('button', 'Send the counteroffer');
    await person.reads('$579.06');
    await person.press('button', 'Send');
    await person.isAt('/deals/D-30362');
    await person.reads('Counteroffer sent');
  });
});

/** The applicant's first name in the form of a deal. */
const firstName = (of: Person) =>
  of.evaluate(
    () => document.querySelector<HTMLInputElement>('[name="applicant.firstName"]')?.value,
  );

for (const fault of [undefined, 'slow'] as const) {
  test(`what is typed right before leaving is in the draft${fault ? ', with a slow server too' : ''}`, async ({
    person,
  }) => {
    await signIn(person, '/new-deal');
    await person.reads('Step 1 of 6');
    await order(fault ? { fault } : {});
    await person.type('First name', 'Ines');
    await person.press('link', 'Deals');
    await expect.poll(person.text).not.toContain('Step 1 of 6');
    await person.back();
    await person.reads('This is your draft');
    expect(await firstName(person)).toBe('Ines');
  });
}

test.describe('a draft that is open in two tabs', () => {
  test.use({ failsCalls: true });

  test('is not overwritten by the tab that saves later, until its user decides so', async ({
    person,
    tab,
  }) => {
    await signIn(person, '/new-deal');
    const other = new Person(await tab.browserContext().newPage(), address, 'mouse');
    await other.goTo('/new-deal');
    await other.reads('Step 1 of 6');
    await other.type('First name', 'Rui');
    await other.reads('Draft saved.');
    await person.turnTo();
    await person.type('Last name', 'Duarte');
    await person.reads('Another tab has changed this draft.');
    await person.press('button', 'Go on with the other tab’s draft');
    await expect.poll(() => firstName(person)).toBe('Rui');
    await person.type('First name', 'Ana');
    await person.reads('Draft saved.');
    await other.turnTo();
    await other.type('Last name', 'Costa');
    await other.reads('Another tab has changed this draft.');
    await other.press('button', 'Keep what this tab shows');
    await other.reads('Draft saved.');
    await person.turnTo();
    await person.reload();
    await expect.poll(() => firstName(person)).toBe('Rui');
  });
});

test('each screen of a dealer without deals shows what will be listed there, and the queue leads to the first one', async ({
  person,
}) => {
  await order({ end: 'deals' });
  await signIn(person);
  for (const [path, texts] of [
    ['/deals', ['No deals yet', 'Deals that you enter come here, with our answers.']],
    ['/funding', ['Nothing is on its way', 'Nothing is funded yet']],
    ['/report', ['No deal was sent in these days']],
  ] as const) {
    await person.goTo(path);
    for (const text of texts) await person.reads(text);
  }
  await person.goTo('/deals');
  await person.press('link', 'Enter a deal');
  await person.reads('Step 1 of 6');
});

test.describe('with a slow API', () => {
  test('typing in a filter does not wait for it, and a deal is accepted at once', async ({
    person,
  }) => {
    await signIn(person);
    await person.reads('Dana Whitfield');
    await order({ fault: 'slow' });
    await person.type('Customer, vehicle or number', 'whitfield');
    const isTyped = () =>
      person.evaluate(() => document.querySelector<HTMLInputElement>('input[type=search]')?.value);
    expect(await isTyped()).toBe('whitfield');
    await person.isAt('/deals?search=whitfield');
    await expect.poll(person.text).not.toContain('Marcus Okafor');
    await person.openRow('Dana Whitfield');
    await person.press('button', 'Accept the offer');
    await person.press('button', 'Accept');
    await expect.poll(person.text).toMatch(/Dana Whitfield Approved/);
    await person.reads('Counteroffer accepted');
  });
});

test.describe('with an API that fails', () => {
  test.use({ failsCalls: true });

  test('every third call is repeated by itself', async ({ person }) => {
    await signIn(person);
    await order({ fault: 'failing' });
    for (const [path, text] of [
      ['/deals', '20,000 deals'],
      ['/deals/D-30362', 'We can finance $32,400.00'],
      ['/funding', 'On the way'],
      ['/users', '6 users'],
      ['/report', 'Funded each week'],
      ['/new-deal', 'Step 1 of 6'],
    ] as const) {
      await person.goTo(path);
      await person.reads(text);
    }
  });

  test('a change that fails is rolled back, and says why', async ({ person }) => {
    await signIn(person, '/deals/D-30362');
    await person.press('button', 'Accept the offer');
    await order({ fault: 'gone' });
    await person.press('button', 'Accept');
    await person.reads('The offer was not accepted');
    await person.reads('We can’t reach the server. Check your connection.');
    await person.reads('We can finance $32,400.00');
    await order({});
    await person.press('button', 'Accept the offer');
    await person.press('button', 'Accept');
    await person.reads('Counteroffer accepted');
    expect(await person.text()).not.toContain('The offer was not accepted');
  });

  test('a server that is gone for a while loses neither the queue nor a draft', async ({
    person,
  }) => {
    await signIn(person);
    await person.reads('Dana Whitfield');
    await order({ fault: 'gone' });
    await person.type('Customer, vehicle or number', 'okafor');
    await person.reads('We can’t reach the server. We keep trying');
    await order({});
    await expect.poll(person.text).not.toContain('Dana Whitfield');
    await person.reads('Marcus Okafor');
    await expect.poll(person.text).not.toContain('We can’t reach the server');

    await person.press('link', 'Enter a deal');
    await person.reads('Step 1 of 6');
    await order({ fault: 'gone' });
    await person.type('First name', 'Ines');
    await person.reads('Not saved yet. We keep trying.');
    await order({});
    await person.reads('Draft saved.');
    await person.reload();
    await person.reads('This is your draft');
    await expect.poll(() => firstName(person)).toBe('Ines');
  });
});

test('a deal is found, accepted and undone in the second brand, compact and dark', async ({
  person,
  tab,
}) => {
  await person.goTo('/sign-in');
  await chooseLooks(tab, { theme: 'dark', density: 'compact', brand: 'bluewater' });
  await signIn(person);
  await person.type('Customer, vehicle or number', 'whitfield');
  await person.openRow('Dana Whitfield');
  await person.press('button', 'Accept the offer');
  await person.press('button', 'Accept');
  await person.reads('Counteroffer accepted');
  await person.press('button', 'Undo');
  await person.reads('We can finance $32,400.00');
  const brand = () => person.evaluate(() => document.documentElement.dataset.brand);
  expect(await brand()).toBe('bluewater');
});
