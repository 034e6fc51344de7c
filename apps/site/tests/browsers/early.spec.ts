import type { Tab } from './Tab.ts';
import { expect, test } from './test.ts';

const isOpen = (tab: Tab, name: string) =>
  tab.read({ role: 'heading', name }, (heading) => heading.closest('details')?.open);

test.beforeEach(({ line }) => line.holdStart());

test('text typed before hydration stays, and is sent', async ({ tab, line }) => {
  await tab.start('/payoff');
  await tab.fill({ role: 'textbox', name: 'Account number' }, '10045 8821');
  line.releaseStart();
  await tab.hydrated();
  expect(await tab.valueOf({ role: 'textbox', name: 'Account number' })).toBe('10045 8821');
  await tab.click({ role: 'button', name: 'Request payoff quote' });
  await tab.read({ role: 'link', name: 'Full name is required' }, () => true);
  const messages = await tab.evaluate(() =>
    [...document.querySelectorAll('form section a')].map((link) => link.textContent),
  );
  expect(messages).not.toContain('Account number is required');
});

test('a number pasted before hydration stays whole, and is reported once hydrated', async ({
  tab,
  line,
}) => {
  const ssn = { label: 'Last 4 digits of SSN' };
  await tab.start('/payoff');
  await tab.paste(ssn, '123456789');
  await tab.focus({ label: 'Email' });
  line.releaseStart();
  await tab.hydrated();
  expect(await tab.valueOf(ssn)).toBe('123456789');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('form')?.textContent))
    .toContain('Enter last 4 digits of SSN');
  expect(await tab.read(ssn, (box) => (box as HTMLInputElement).maxLength)).toBe(4);
});

test('a form sent before hydration reports missing answers once hydrated', async ({
  tab,
  line,
}) => {
  await tab.start('/payoff');
  await tab.fill({ role: 'textbox', name: 'Full name' }, 'Dana Whitfield');
  await tab.click({ role: 'button', name: 'Request payoff quote' });
  line.releaseStart();
  await tab.read({ role: 'link', name: 'Account number is required' }, () => true);
  expect(await tab.evaluate(() => location.pathname + location.search)).toBe('/payoff');
});

test('a form sent by Enter before hydration is checked once hydrated', async ({ tab, line }) => {
  await tab.start('/payoff');
  await tab.fill({ role: 'textbox', name: 'Full name' }, 'Dana Whitfield');
  await tab.press('Enter');
  line.releaseStart();
  await tab.read({ role: 'link', name: 'Account number is required' }, () => true);
  expect(await tab.evaluate(() => location.pathname + location.search)).toBe('/payoff');
});

test('the FAQ opens one answer at a time before hydration, and keeps it open', async ({
  tab,
  line,
}) => {
  await tab.start('/faq');
  await tab.click({ role: 'heading', name: 'Can I change my due date?' });
  expect(await isOpen(tab, 'Can I change my due date?')).toBe(true);
  await tab.click({ role: 'heading', name: 'How can I make a payment?' });
  expect(await isOpen(tab, 'How can I make a payment?')).toBe(true);
  expect(await isOpen(tab, 'Can I change my due date?')).toBe(false);
  line.releaseStart();
  await tab.hydrated();
  await tab.read({ role: 'button', name: 'Copy link to this answer' }, () => true);
  expect(await isOpen(tab, 'How can I make a payment?')).toBe(true);
});

for (const [what, release] of [
  ['before hydration, which keeps it open', true],
  ['without the code', false],
] as const) {
  test(`a link to a question opens its answer ${what}`, async ({ tab, line }) => {
    const question = 'Can I change my due date?';
    await tab.start('/faq#due-date');
    await expect.poll(() => isOpen(tab, question)).toBe(true);
    await expect
      .poll(() =>
        tab.read({ role: 'heading', name: question }, (heading) => {
          const { top } = heading.getBoundingClientRect();
          return top >= 0 && top < innerHeight;
        }),
      )
      .toBe(true);
    await tab.click({ role: 'heading', name: 'How can I make a payment?' });
    expect(await isOpen(tab, question)).toBe(false);
    if (!release) return;
    line.releaseStart();
    await tab.hydrated();
    expect(await isOpen(tab, 'How can I make a payment?')).toBe(true);
    expect(await isOpen(tab, question)).toBe(false);
  });
}

test('a tab clicked before hydration is shown once hydrated', async ({ tab, line }) => {
  await tab.start('/signin');
  await tab.click({ role: 'tab', name: 'Dealer' });
  line.releaseStart();
  await tab.read({ label: 'Dealer ID' }, () => true);
});

test('a slider moved before hydration keeps its value', async ({ tab, line }) => {
  await tab.start('/');
  await tab.focus({ role: 'slider', name: 'Vehicle price' });
  await tab.press('ArrowRight');
  line.releaseStart();
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('#calculator strong')?.textContent))
    .toBe('$245.47');
});

test('text typed before hydration stays in a calculator that a link opens', async ({
  tab,
  line,
}) => {
  const price = { role: 'textbox', name: 'Vehicle price' };
  await tab.start('/?price=30000&apr=0#calculator');
  await tab.fill(price, '25000');
  line.releaseStart();
  await tab.hydrated();
  await expect.poll(() => tab.valueOf({ role: 'textbox', name: 'APR' })).toBe('0.00%');
  await tab.focus({ role: 'slider', name: 'Vehicle price' });
  await expect.poll(() => tab.valueOf(price)).toBe('$25,000');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('#calculator strong')?.textContent))
    .toBe('$250.00');
});

test('a box clicked before hydration has its number selected once hydrated', async ({
  tab,
  line,
}) => {
  const price = { role: 'textbox', name: 'Vehicle price' };
  await tab.start('/');
  await tab.click(price);
  line.releaseStart();
  const selected = () =>
    tab.read(price, (box) => {
      const { value, selectionStart, selectionEnd } = box as HTMLInputElement;
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
  await expect.poll(selected).toBe('$20,000');
});

test('a page scrolled before hydration keeps its scroll position', async ({ tab, line }) => {
  await tab.start('/history');
  // A fallback font of another width moves the content below it.
  await tab.until(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await tab.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  line.releaseStart();
  await tab.hydrated();
  expect(await tab.evaluate(() => Math.round(scrollY))).toBe(800);
});

test('a link clicked before hydration is followed', async ({ tab }) => {
  await tab.start('/about');
  await tab.click({ role: 'link', name: 'Our history' });
  await expect.poll(() => tab.evaluate(() => location.pathname).catch(() => '')).toBe('/history');
});
