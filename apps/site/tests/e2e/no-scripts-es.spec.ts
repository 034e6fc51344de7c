import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, expectMessages, test } from './milepost.ts';

test.use({
  javaScriptEnabled: false,
  dist: join(import.meta.dirname, '../../../../.cache/languages'),
});

const spanish = 'Language: Spanish. The visitor used the Spanish pages.';
/** The document of a form that was not accepted has an error status, which Chromium reports. */
const refused = /^Failed to load resource: .*\b422\b/;

async function fill(page: Page, form: string, answers: Readonly<Record<string, string>>) {
  const fields = page.getByRole('form', { name: form });
  for (const [label, text] of Object.entries(answers)) {
    await fields.getByLabel(label, { exact: true }).fill(text);
  }
}

test('a Spanish payoff request with two errors is mailed once they are fixed, with its language', async ({
  page,
  milepost,
  consoleMessages,
}) => {
  await page.goto('/es/payoff');
  const payoff = {
    'Número de cuenta': '10045 8821',
    'Nombre completo': 'Ana Núñez',
    'Últimos 4 dígitos del Seguro Social (SSN)': '0412',
    'Correo electrónico': 'ana@example.com',
    'Fecha en que quiere liquidar': '2026-12-31',
  };
  const form = 'Solicitud de cotización de liquidación';
  await fill(page, form, { ...payoff, 'Número de cuenta': '', 'Correo electrónico': 'ana' });
  await page.getByRole('form', { name: form }).getByRole('button').last().click();
  await expect(page).toHaveURL('/es/payoff');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(page).toHaveTitle(/^Error: /);
  await expect(page.getByRole('region', { name: /problema/ }).getByRole('link')).toHaveCount(2);
  await fill(page, form, payoff);
  await page.getByRole('form', { name: form }).getByRole('button').last().click();
  const receipt = page.getByRole('region', { name: 'Solicitud recibida' });
  await expect(receipt).toContainText('Ana Núñez');
  const reference = /Q-[\dA-Z]{5}-[\dA-Z]{5}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '';
  const [mail] = await milepost.mails();
  expect(mail?.subject).toBe('New Payoff Quote Request');
  for (const text of ['Ana Núñez', reference, spanish]) expect(mail?.text).toContain(text);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('[data-printed]')).toContainText('/es/payoff');
  expectMessages(consoleMessages, refused);
});

test('a Spanish payment from a bank account is mailed with its language', async ({
  page,
  milepost,
}) => {
  await page.goto('/es/payment');
  await fill(page, 'Transferencia (ACH)', {
    'Número de cuenta': '10045 8821',
    'Monto del pago': '99',
    'Número de ruta bancaria': '021000021',
    'Número de cuenta bancaria': '12345678901',
  });
  await page.getByRole('form', { name: 'Transferencia (ACH)' }).getByRole('button').last().click();
  await expect(page.getByRole('region', { name: 'Pago enviado' })).toContainText('$99.00');
  const [mail] = await milepost.mails();
  expect(mail?.text).toContain('Routing number: 021000021');
  expect(mail?.text).toContain(spanish);
});

test('the Spanish calculator works out numbers as they are typed', async ({ page }) => {
  await page.goto('/es#calculator');
  const form = page.locator('#calculator form');
  await form.locator('[name=price]').fill('$30,000');
  await form.getByRole('button').click();
  await expect(page).toHaveURL(/\/es\?scripts=off&price=.*#calculator$/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-US');
  await expect(form.locator('[name=price]')).toHaveValue('$30,000');
});
