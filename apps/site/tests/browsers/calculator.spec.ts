import { setTimeout as wait } from 'node:timers/promises';
import type { Tab } from './Tab.ts';
import { expect, test } from './test.ts';

const result = (tab: Tab) =>
  tab.evaluate(() => document.querySelector('#calculator strong')?.textContent);

test('the calculator follows keys, what is typed, and its tabs', async ({ tab }) => {
  await tab.open('/');
  await expect.poll(() => result(tab)).toBe('$227.93');
  await tab.focus({ role: 'slider', name: 'Vehicle price' });
  await tab.press('ArrowRight');
  await expect.poll(() => result(tab)).toBe('$245.47');
  await expect.poll(() => tab.valueOf({ role: 'textbox', name: 'Vehicle price' })).toBe('$21,000');
  await tab.press('Home');
  await expect.poll(() => result(tab)).toBe('$0.00');

  await tab.fill({ role: 'textbox', name: 'Vehicle price' }, '20500');
  await tab.fill({ role: 'textbox', name: 'APR' }, '7.25');
  await expect.poll(() => result(tab)).toBe('$231.79');
  await tab.press('Tab');
  await expect.poll(() => tab.valueOf({ role: 'textbox', name: 'APR' })).toBe('7.25%');

  await tab.fill({ role: 'textbox', name: 'APR' }, '8');
  await tab.click({ role: 'tab', name: 'Maximum Loan' });
  await expect.poll(() => result(tab)).toBe('$28,517');
});

test('a slider follows the pointer', async ({ tab }) => {
  await tab.open('/');
  // The middle of 5,000 to 100,000.
  await tab.click({ role: 'slider', name: 'Vehicle price' });
  await expect
    .poll(async () => Number(await tab.valueOf({ role: 'slider', name: 'Vehicle price' })))
    .toBeGreaterThan(45_000);
  await expect.poll(() => result(tab)).not.toBe('$227.93');
});

test('a click into a box selects its number, and the next one sets the caret', async ({ tab }) => {
  await tab.open('/');
  const price = { role: 'textbox', name: 'Vehicle price' };
  const selected = () =>
    tab.read(price, (box) => {
      const { value, selectionStart, selectionEnd } = box as HTMLInputElement;
      return value.slice(selectionStart ?? 0, selectionEnd ?? 0);
    });
  await tab.click(price);
  await expect.poll(selected).toBe('$20,000');
  // Sooner, it would be the second half of a double click, which selects a word.
  await wait(1_000);
  await tab.click(price);
  await expect.poll(selected).toBe('');
  await tab.press('End');
  await tab.type('0');
  await expect.poll(() => tab.valueOf(price)).toBe('$20,0000');
});

test('an offer that is added has the focus on its name', async ({ tab }) => {
  await tab.open('/#calculator');
  await tab.click({ role: 'button', name: 'Compare offers' });
  for (const letter of ['B', 'C']) {
    await tab.focus({ role: 'button', name: `Add offer ${letter}` });
    await tab.press('Enter');
    await expect
      .poll(() => tab.evaluate(() => document.activeElement?.textContent))
      .toBe(`Offer ${letter}`);
  }
});

test('the link to trade-in, tax and fees opens them each time it is pressed', async ({ tab }) => {
  await tab.open('/?trade=5000#calculator');
  const part = { role: 'button', name: 'Trade-in, tax and fees' };
  const isOpen = () => tab.read(part, (button) => button.getAttribute('aria-expanded'));
  for (let press = 0; press < 2; press++) {
    await expect.poll(isOpen).toBe('true');
    await tab.read(part, (button) => button.click());
    await expect.poll(isOpen).toBe('false');
    await tab.read({ role: 'link', name: 'Change them' }, (link) => link.click());
  }
  await expect.poll(isOpen).toBe('true');
});
