import type { Locator, Page } from '@playwright/test';
import type { Milepost } from '../services.ts';
import type { Step, Task } from '../tasks.ts';
import { t } from '../words.ts';
import { expect, hasFocusRing, tabTo } from './milepost.ts';

/** The control of a step. The first one counts where a page shows both payment methods. */
function controlOf(page: Page, step: Step): Locator {
  if ('ask' in step) return page.locator('summary').filter({ hasText: t(step.ask) });
  if ('click' in step) return page.getByRole('button', { name: t(step.click) }).first();
  return page
    .getByRole('main')
    .getByLabel(t('fill' in step ? step.fill : step.choose), { exact: true })
    .and(page.locator(':not([type=range])'))
    .filter({ visible: true })
    .first();
}

/** Does a step as most visitors do. */
export async function take(page: Page, step: Step): Promise<void> {
  const control = controlOf(page, step);
  if ('fill' in step) await control.fill(step.text);
  else if ('choose' in step) await control.selectOption(t(step.option));
  else await control.click();
}

/** Does a step by keyboard alone. */
export async function takeByKeyboard(page: Page, step: Step): Promise<void> {
  const control = controlOf(page, step);
  await tabTo(control);
  await expect.poll(() => control.evaluate(hasFocusRing), `${control} has a focus ring`).toBe(true);
  if ('fill' in step) await page.keyboard.type(step.typed ?? step.text);
  else if ('choose' in step) {
    const texts = await control.locator('option').allTextContents();
    for (let press = texts.indexOf(t(step.option)); press > 0; press--) {
      await page.keyboard.press('ArrowDown');
    }
  } else await page.keyboard.press('Enter');
}

/** Tests that the page still has what these steps have filled in. */
export async function expectKept(page: Page, steps: readonly Step[]): Promise<void> {
  for (const step of steps) {
    const control = controlOf(page, step);
    if ('fill' in step) await expect(control, step.fill).toHaveValue(step.text);
    else if ('choose' in step) {
      await expect(control.locator('option:checked'), step.choose).toHaveText(t(step.option));
    }
  }
}

/** Tests that the task's result is on the page, and that its email has arrived once. */
export async function expectDone(
  page: Page,
  { result, mailed }: Task,
  milepost: Milepost,
  mailsBefore: number,
): Promise<void> {
  await expect(result(page)).toBeVisible();
  const mails = await milepost.mails();
  expect(mails.length - mailsBefore, 'emails').toBe(mailed ? 1 : 0);
  for (const text of mailed ?? []) expect(mails[0]?.text).toContain(text);
}
