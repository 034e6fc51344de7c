import { writeFileSync } from 'node:fs';
import { sampleSignIn } from '../src/service.ts';
import type { Hands } from './Person.ts';
import { expect, signIn, test } from './test.ts';

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
      await person.isAt('/deals/D-10482');
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
    });
  });
}

test('wrong credentials are refused with the message of the sign-in', async ({ person }) => {
  await person.goTo('/');
  await person.press('button', 'Sign In');
  await person.reads('Dealer ID is required');
  await person.type('Dealer ID', sampleSignIn.dealerId);
  await person.type('Username', sampleSignIn.username);
  await person.type('Password', 'wrong');
  await person.press('button', 'Sign In');
  await person.reads('Login Unsuccessful');
  await person.reads('Mismatch account/email and password.');
  expect(person.place()).toMatch(/^\/sign-in/);
});

test('after a session has expired, the sign-in leads back to the same page', async ({ person }) => {
  await signIn(person, '/deals/D-10480?tab=history');
  await person.isAt('/deals/D-10480?tab=history');
  await person.evaluate(() => {
    const session = JSON.parse(sessionStorage.getItem('portal.session') ?? '{}');
    const spent = { ...session, expires_at: 1, refresh_token: 'refresh.0' };
    sessionStorage.setItem('portal.session', JSON.stringify(spent));
  });
  await person.reload();
  await person.reads('Your session has ended');
  await person.type('Dealer ID', sampleSignIn.dealerId);
  await person.type('Username', sampleSignIn.username);
  await person.type('Password', sampleSignIn.password);
  await person.press('button', 'Sign In');
  await person.isAt('/deals/D-10480?tab=history');
  await person.reads('Application sent');
});

test('after signing out, Back shows no protected page', async ({ person }) => {
  await signIn(person);
  await person.press('button', 'Marisol Tran');
  await person.press('menuitem', 'Sign out');
  await person.isAt('/sign-in');
  await person.goTo('/users');
  await person.isAt('/sign-in?back=%2Fusers');
});

test('Back and Forward move through the views of the queue', async ({ person }) => {
  await signIn(person);
  await person.reads('120 deals');
  await person.press('link', 'Waits on you');
  await person.reads('15 deals');
  await person.choose('Credit tier', 'Prime');
  await person.isAt('/deals?status=Counteroffer%2CApproved&tier=Prime');
  await person.back();
  await person.reads('15 deals');
  await person.back();
  await person.reads('120 deals');
  await person.forward();
  await person.reads('15 deals');
});

test('many deals are assigned at once, and the assignment can be undone', async ({ person }) => {
  await signIn(person, '/deals?assignee=nobody');
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

test('a counteroffer can be undone from its toast', async ({ person }) => {
  await signIn(person, '/deals/D-10482');
  await person.press('button', 'Accept the offer');
  await person.press('button', 'Accept');
  await person.reads('Counteroffer accepted');
  await person.press('button', 'Undo');
  await person.reads('We can finance $32,400.00');
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
  await person.isAt('/deals/D-10477');
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
