import type { Tab } from './Tab.ts';
import { expect, test } from './test.ts';

const focused = (tab: Tab) => tab.evaluate(() => document.activeElement?.textContent);

test('the skip link is the first tab stop and leads past the header', async ({ tab }) => {
  await tab.open('/payoff');
  await tab.press('Tab');
  await expect.poll(() => focused(tab)).toBe('Skip to main content');
  await tab.press('Enter');
  await tab.until(() => location.hash !== '');
  await tab.press('Tab');
  await tab.until(() => document.activeElement?.closest('main') !== null);
});

test('a question opens and closes by the keyboard', async ({ tab }) => {
  await tab.open('/faq');
  const question = { role: 'heading', name: 'Can I change my due date?' };
  const isOpen = () => tab.read(question, (heading) => heading.closest('details')?.open);
  await tab.read(question, (heading) => heading.closest('summary')?.focus());
  await tab.press('Enter');
  await expect.poll(isOpen).toBe(true);
  await tab.press('Space');
  await expect.poll(isOpen).toBe(false);
});

test('a dialog opens by keyboard, traps the focus, and returns it on Escape', async ({ tab }) => {
  await tab.open('/dealers');
  await tab.focus({ role: 'link', name: 'View Rate Sheet' });
  await tab.press('Enter');
  await tab.read({ role: 'dialog' }, () => true);
  const isInside = () =>
    tab.evaluate(() => document.activeElement?.closest('[role=dialog], dialog') !== null);
  await expect.poll(isInside).toBe(true);
  for (let at = 0; at < 4; at++) {
    await tab.press('Tab');
    await expect.poll(isInside).toBe(true);
  }
  await tab.press('Escape');
  await expect.poll(() => focused(tab)).toContain('View Rate Sheet');
});
