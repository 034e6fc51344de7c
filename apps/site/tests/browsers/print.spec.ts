import { expect, test } from './test.ts';

// WebKit's driver cannot print: the configuration leaves this file out there.
test('The printed FAQ shows every answer', async ({ tab }) => {
  await tab.open('/faq');
  const whole = await tab.pdf();
  await tab.evaluate(() => {
    for (const answer of document.querySelectorAll('main summary + *')) answer.remove();
  });
  const questions = await tab.pdf();
  // Firefox prints each letter as a drawing: only the size of its PDF shows how much text it has.
  expect(whole.length).toBeGreaterThan(1.3 * questions.length);
});
