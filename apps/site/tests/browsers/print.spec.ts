import { PuppeteerTab } from './PuppeteerTab.ts';
import { expect, test } from './test.ts';

// WebKit's driver prints nothing: the configuration leaves this file out there.
test('on paper every answer of the FAQ is open', async ({ tab }) => {
  if (!(tab instanceof PuppeteerTab)) throw new Error('This browser’s driver can’t print.');
  await tab.open('/faq');
  const whole = await tab.pdf();
  await tab.evaluate(() => {
    for (const answer of document.querySelectorAll('main h2:has(button) + *')) answer.remove();
  });
  const questions = await tab.pdf();
  // Firefox prints each letter as a drawing: what can be read of its paper is how much stands on it.
  expect(whole.length).toBeGreaterThan(1.3 * questions.length);
});
