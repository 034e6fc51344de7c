import '@milepost/ui/theme.css';
import { sendEmailRequest } from '@milepost/domain/mail';
import { recognizeMail } from '@milepost/domain/mail/recognize';
import { RouterContextProvider } from '@tanstack/react-router';
import { act, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createRouter } from '../../router.tsx';
import { PaymentForm } from './PaymentForm.tsx';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

test('a payment without the security code gives the same email and receipt', async () => {
  vi.stubEnv('PAYMENT_SECURITY_CODE', 'left-out');
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    bodies.push(await request.json());
    return Response.json({ id: '<1@milepost.example>' });
  });
  await act(
    async () =>
      void render(
        <RouterContextProvider router={createRouter()}>
          <PaymentForm debitCost={undefined} />
        </RouterContextProvider>,
      ),
  );

  await expect.element(page.getByRole('textbox', { name: 'Expiration date' })).toBeVisible();
  expect(document.querySelector('#cvv')).toBeNull();
  expect(document.body.textContent).not.toMatch(/security code/i);
  await page.getByRole('textbox', { name: 'Account number', exact: true }).fill('10045 8821');
  await page.getByRole('spinbutton', { name: 'Payment amount' }).fill('425');
  await page.getByRole('textbox', { name: 'Card number' }).fill('4111 1111 1111 1111');
  await page.getByRole('textbox', { name: 'Expiration date' }).fill('0829');
  await page.getByRole('button', { name: 'Submit payment' }).click();

  const receipt = page.getByRole('region', { name: 'Payment submitted' });
  await expect.element(receipt).toBeVisible();
  expect(receipt.element().textContent).not.toContain('4111');
  expect(bodies).toHaveLength(1);
  const mail = sendEmailRequest.assert(bodies[0]);
  expect(recognizeMail(mail)?.form).toBe('payment');
  expect(mail.html).toContain('<td>08/29</td>');
});

test('without the security code, the fee table does not ask for it', async () => {
  vi.stubEnv('PAYMENT_SECURITY_CODE', 'left-out');
  const { FeeFinder } = await import('./FeeFinder.tsx');
  await act(async () => void render(<FeeFinder />));
  const text = () => document.body.textContent;
  expect(text()).toMatch(/Debit or ATM card, online.*You need the card number/);
  expect(text()).not.toMatch(/security code/i);
  await page.getByLabelText('Your state').selectOptions('TX');
  await expect.poll(text).toContain('In Texas');
  expect(text()).not.toMatch(/security code/i);
});
