import type { Tab } from './Tab.ts';
import { expect, test } from './test.ts';

const expanded = (tab: Tab, name: string) =>
  tab.read({ role: 'button', name }, (button) => button.getAttribute('aria-expanded'));

test.beforeEach(({ line }) => line.holdStart());

test('what is typed before the code is here is kept, and counts', async ({ tab, line }) => {
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

test('a form that is sent before the code is here names what is missing once it is', async ({
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

test('a form that is sent by Enter before the code is here is checked once it is', async ({
  tab,
  line,
}) => {
  await tab.start('/payoff');
  await tab.fill({ role: 'textbox', name: 'Full name' }, 'Dana Whitfield');
  await tab.press('Enter');
  line.releaseStart();
  await tab.read({ role: 'link', name: 'Account number is required' }, () => true);
  expect(await tab.evaluate(() => location.pathname + location.search)).toBe('/payoff');
});

test('a question that is pressed before the code is here opens once it is', async ({
  tab,
  line,
}) => {
  await tab.start('/faq');
  await tab.click({ role: 'button', name: 'Can I change my due date?' });
  line.releaseStart();
  await expect.poll(() => expanded(tab, 'Can I change my due date?')).toBe('true');
});

test('a tab that is pressed before the code is here is shown once it is', async ({ tab, line }) => {
  await tab.start('/signin');
  await tab.click({ role: 'tab', name: 'Dealer' });
  line.releaseStart();
  await tab.read({ label: 'Dealer ID' }, () => true);
});

test('a slider that is moved before the code is here counts once it is', async ({ tab, line }) => {
  await tab.start('/');
  await tab.focus({ role: 'slider', name: 'Vehicle price' });
  await tab.press('ArrowRight');
  line.releaseStart();
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('#calculator strong')?.textContent))
    .toBe('$245.47');
});

test('what is typed before the code is here stays in a calculator that a link opens', async ({
  tab,
  line,
}) => {
  const price = { role: 'textbox', name: 'Vehicle price' };
  await tab.start('/?price=30000&apr=0#calculator');
  await tab.fill(price, '25000');
  line.releaseStart();
  await tab.hydrated();
  await expect.poll(() => tab.valueOf({ role: 'textbox', name: 'APR' })).toBe('0.0%');
  await tab.focus({ role: 'slider', name: 'Vehicle price' });
  await expect.poll(() => tab.valueOf(price)).toBe('$25,000');
  await expect
    .poll(() => tab.evaluate(() => document.querySelector('#calculator strong')?.textContent))
    .toBe('$250.00');
});

test('a box that is clicked into before the code is here has its number selected once it is', async ({
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

test('a page that is scrolled before the code is here stays where it is', async ({ tab, line }) => {
  await tab.start('/history');
  // Letters of another width move what stands below them.
  await tab.until(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  await tab.evaluate(() => scrollTo({ top: 800, behavior: 'instant' }));
  line.releaseStart();
  await tab.hydrated();
  expect(await tab.evaluate(() => Math.round(scrollY))).toBe(800);
});

test('a link that is pressed before the code is here leads on', async ({ tab }) => {
  await tab.start('/about');
  await tab.click({ role: 'link', name: 'Our history' });
  await expect.poll(() => tab.evaluate(() => location.pathname).catch(() => '')).toBe('/history');
});
