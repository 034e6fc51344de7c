import { feeTable, otherWays } from '@milepost/domain/content/payment-ways';
import type { Page } from '@playwright/test';
import { byText, containing, type English, longDate, path as pathOf, t } from '../words.ts';
import {
  englishOnly,
  expect,
  expectMessages,
  expectToFit,
  holdScripts,
  listenFor,
  lookOf,
  looks,
  open,
  problemsOf,
  tabTo,
  test,
  todayOf,
} from './milepost.ts';

const card = '4111 1111 1111 1111';
const bank = { routing: '021000021', account: '12345678901' };

const fees = (page: Page) => page.locator('#fees');
const rowOf = (page: Page, way: English) => fees(page).getByRole('row', { name: t(way) });
const submit = (page: Page) => page.getByRole('button', { name: t('Submit payment') });

/** The last part of each requested script's path. */
function scriptsOf(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  return scripts;
}

test('the fee finder answers at once for a state and a method, and sends nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scripts = scriptsOf(page);
  const calls: string[] = [];
  await open(page, '/payment');
  expect(scripts.join()).not.toMatch(/FeeFinder|OtherWays/);
  page.on('request', (request) => {
    if (request.resourceType() !== 'script') calls.push(request.url());
  });
  const status = fees(page).getByText(new RegExp(`\\d ${t('ways to pay')}`));
  const state = page.getByLabel(t('Your state'));

  await state.selectOption(t('Ohio'));
  await expect(status).toHaveText(t('In Ohio: 9 ways to pay, 3 of them free.'));
  await expect(rowOf(page, 'Debit or ATM card, online')).toContainText(
    t('Call (800) 555-0119 to ask about Ohio, or pay from your bank account for free.'),
  );
  await expect(fees(page)).not.toContainText(t('Free in Ohio'));
  await state.selectOption(t('New Mexico'));
  await expect(status).toHaveText(t('In New Mexico: 8 ways to pay, 3 of them free.'));
  await expect(fees(page).getByRole('row').last()).toContainText(t('Not offered in New Mexico'));
  await page.getByLabel(t('How you pay')).selectOption(t('With cash'));
  await expect(fees(page).getByRole('rowheader')).toHaveCount(3);
  for (const look of looks) {
    expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
  }
  await expectToFit(page);

  await page.emulateMedia({ media: 'print' });
  await expect(state).toBeHidden();
  await expect(status).toBeVisible();
  await page.emulateMedia({ media: 'screen' });
  await state.selectOption(t('Any state'));
  await page.getByLabel(t('How you pay')).selectOption(t('Any way'));
  await expect(status).toHaveText(t('9 ways to pay, 3 free.'));
  expect(scripts.join()).toContain('FeeFinder');
  expect(calls).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe(pathOf('/payment'));
  expect(
    await page.evaluate(() => [localStorage.length, sessionStorage.length, document.cookie]),
  ).toEqual([0, expect.any(Number), '']);
});

test('the cost of a payment is shown before its button during typing, and is announced once', async ({
  page,
  milepost,
}) => {
  await open(page, '/payment');
  const form = page.locator('form:visible');
  const total = (term: English) =>
    form.locator('dl > div, p').filter({ hasText: new RegExp(t(term)) });
  await expect(total('The most you’ll pay')).toHaveCount(0);
  await expect(total('Fee')).toContainText(t('$5.00Free in some states.'));
  const said = await listenFor(page, t('The most you’ll pay'));
  await form.getByLabel(t('Account number'), { exact: true }).fill('10045 8821');
  await form.getByLabel(t('Payment amount')).pressSequentially('1234.50');
  await expect(total('Payment')).toContainText('$1,234.50');
  await expect(total('The most you’ll pay')).toContainText('$1,239.50');
  await expect.poll(said).toContain(`${t('The most you’ll pay')}: $1,239.50.`);

  await form.getByRole('button', { name: t('Use my bank account instead') }).click();
  await expect(form.getByLabel(t('Routing number'))).toBeFocused();
  await expect(page.getByRole('tab', { selected: true })).toContainText(t('ACH Transfer'));
  await expect(form.getByLabel(t('Account number'), { exact: true })).toHaveValue('10045 8821');
  await expect(form.getByLabel(t('Payment amount'))).toHaveValue('1234.50');
  await expect(total('Fee')).toContainText(t('Free'));
  await expect(total('You pay')).toContainText('$1,234.50');

  await form.getByLabel(t('Routing number')).fill(bank.routing);
  await form.getByLabel(t('Bank account number')).fill(bank.account);
  await submit(page).click();
  await expect(page.getByRole('region', { name: t('Payment submitted') })).toBeVisible();
  const [mail] = await milepost.mails();
  expect(mail?.text).toContain('$1,234.50');
  expect(mail?.text).not.toContain('1,239');
  expect(mail?.text).toContain('Fee shown to the customer: ');
  await expect(total('You pay')).toHaveCount(0);
});

/** The fee in the mail, which is English in both editions, by the fee on the page. */
const feeInMail: Readonly<Record<string, string>> = {
  '$5.00': '$5.00. Free in some states.',
  Free: 'Free.',
  Gratis: 'Free.',
};

for (const [method, numbers] of [
  ['Debit Card', { 'Card number': card, 'Expiration date': '08/29', 'Security code': '739' }],
  ['ACH Transfer', { 'Routing number': bank.routing, 'Bank account number': bank.account }],
] as const) {
  test(`the fee of a payment by ${method} is the same on the page, in the receipt and in the inbox`, async ({
    page,
    milepost,
  }) => {
    await open(page, '/payment');
    await page.getByLabel(t('Your state')).selectOption(t('Ohio'));
    await page.getByRole('tab', { name: t(method) }).click();
    const form = page.locator('form:visible');
    await form.getByLabel(t('Account number'), { exact: true }).fill('10045 8821');
    await form.getByLabel(t('Payment amount')).fill('425');
    for (const [label, number] of byText<string>(numbers)) {
      await form.getByLabel(t(label)).fill(number);
    }
    const fee = form.locator('dl > div').filter({ hasText: new RegExp(`^${t('Fee')}`) });
    const [value = '', note] = await fee.locator('dd').allTextContents();
    expect(value).toBe(method === 'Debit Card' ? '$5.00' : t('Free'));
    // In the receipt the note is part of the value.
    const shown = note ? `${value} (${note.charAt(0).toLowerCase()}${note.slice(1, -1)})` : value;
    await submit(page).click();
    const receipt = page.getByRole('region', { name: t('Payment submitted') });
    await expect(receipt).toContainText(`${t('Fee')}${shown}`);
    const reference =
      /P-[\dA-Z]{5}-[\dA-Z]{5}/.exec((await receipt.textContent()) ?? '')?.[0] ?? '-';
    const mail = (await milepost.mails()).find(({ text }) => text.includes(reference));
    expect(mail?.text).toContain(`Fee shown to the customer: ${feeInMail[value]}`);
    expect(mail?.text).toContain('$425.00');
  });
}

test('the sum leaves out an amount that the rules refuse', async ({ page }) => {
  await open(page, '/payment');
  await page.getByRole('tab', { name: t('ACH Transfer') }).click();
  const form = page.locator('form:visible');
  const total = form.locator('p').filter({ hasText: containing('You pay') });
  const amount = form.getByLabel(t('Payment amount'));
  await amount.fill('425');
  await expect(total).toContainText('$425.00');
  for (const refused of ['1e3', '0.015', '-5']) {
    await amount.fill(refused);
    await expect(total, refused).toHaveCount(0);
    await expect(form, refused).toContainText(t('electronically debit ____ once'));
  }
});

test('the permission to debit an account is filled in live, and is part of the receipt', async ({
  page,
}) => {
  await open(page, '/payment');
  const today = await todayOf(page);
  await page.getByRole('tab', { name: t('ACH Transfer') }).click();
  const form = page.locator('form:visible');
  const date = longDate(today);
  await expect(form).toContainText(
    t(
      'On {date} I authorize Milepost Auto Finance to electronically debit ____ once from my checking or savings account ____.',
      { date },
    ),
  );
  await expect(form).toContainText(t('When you press Submit payment, you agree to this.'));
  await expect(form).toContainText(t('This is one payment, not a recurring one.'));
  await expect(form).toContainText(t('Sample text: a lawyer has to review it'));
  await form.getByLabel(t('Account number'), { exact: true }).fill('10045 8821');
  await form.getByLabel(t('Payment amount')).fill('425');
  await form.getByLabel(t('Routing number')).fill(bank.routing);
  await form.getByLabel(t('Bank account number')).fill(bank.account);
  const whole = t(
    'On {date} I authorize Milepost Auto Finance to electronically debit $425.00 once from my checking or savings account ending in 8901. Its routing number is ending in 0021.',
    { date },
  );
  await expect(form).toContainText(whole);
  await expect(page.locator('body')).not.toContainText(bank.routing);
  await expect(page.locator('body')).not.toContainText(bank.account);
  await submit(page).click();
  const receipt = page.getByRole('region', { name: t('Payment submitted') });
  await expect(receipt).toContainText(/P-[\dA-Z]{5}-[\dA-Z]{5}/);
  await expect(receipt).toContainText(whole);
  await expect(receipt).toContainText(
    t(
      'To take this back, I call (800) 555-0119 before Milepost processes the payment. Keep this copy.',
    ),
  );
});

test('a card number is grouped on blur and mailed in digits, a date stays as typed', async ({
  page,
  milepost,
}) => {
  await open(page, '/payment');
  const field = (label: English) => page.getByLabel(t(label), { exact: true });
  await field('Card number').pressSequentially('4111-11111111 1111');
  await expect(field('Card number')).toHaveValue('4111-11111111 1111');
  await field('Expiration date').fill('0829');
  await field('Security code').fill('739');
  await field('Account number').fill('10045 8821');
  await field('Payment amount').fill('1425.5');
  await expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
  await expect(field('Expiration date')).toHaveValue('0829');
  await page.getByRole('button', { name: t('Submit payment') }).click();
  const receipt = page.getByRole('region', { name: t('Payment submitted') });
  await expect(receipt).toContainText('$1,425.50');
  const [mail] = await milepost.mails();
  expect(mail?.text).toContain('Card number: 4111111111111111');
});

test('a card’s brand is shown as soon as its digits decide, and a warning disappears once fixed', async ({
  page,
  milepost,
}) => {
  await open(page, '/payment');
  const form = page.locator('form:visible');
  const number = form.getByLabel(t('Card number'));
  await form.getByLabel(t('Account number'), { exact: true }).fill('10045 8821');
  await form.getByLabel(t('Payment amount')).fill('425.00');
  await number.pressSequentially('4');
  await expect(form.locator('[aria-live]').filter({ hasText: /^Visa$/ })).toBeVisible();
  await number.fill('4111 1111 1111 1112');
  await number.blur();
  const doubt = containing('This card number does not look right. Please check it.');
  await expect(number).toHaveAccessibleDescription(doubt);
  await expect(number).not.toHaveAttribute('aria-invalid', 'true');
  await number.fill(card);
  await expect(number).not.toHaveAccessibleDescription(doubt);

  await form.getByLabel(t('Expiration date')).fill('0829');
  await form.getByLabel(t('Security code')).fill('7396');
  await form.getByLabel(t('Security code')).blur();
  await expect(form.getByLabel(t('Security code'))).toHaveAccessibleDescription(
    containing('Visa cards have a 3-digit code.'),
  );
  await expect(form).toContainText(
    t('This code never leaves your browser. We check it here and do not keep it.'),
  );
  await expect(page.locator('body')).not.toContainText(card);
  await expect(page.locator('body')).not.toContainText('7396');
  await submit(page).click();
  await expect(page.getByRole('region', { name: t('Payment submitted') })).toContainText(
    `Visa ${t('ending in {digits}', { digits: '1111' })}`,
  );
  const [mail] = await milepost.mails();
  expect(mail?.text).toContain('08/29');
});

test(
  'a warning waits until its field loses the focus, however late the rules load',
  englishOnly,
  async ({ page }) => {
    await open(page, '/payment');
    const bringRules = await holdScripts(page);
    const form = page.locator('form:visible');
    const account = form.getByLabel(t('Account number'), { exact: true });
    const amount = form.getByLabel(t('Payment amount'));
    await account.fill(card);
    await amount.fill('6000');
    bringRules();
    await expect(account).toHaveAccessibleDescription(
      containing('This looks like a card number. Your loan account number is on your statement.'),
    );
    await expect(amount).not.toHaveAccessibleDescription(
      containing('This is more than $5,000. Please check it.'),
    );
    await amount.blur();
    await expect(amount).toHaveAccessibleDescription(
      containing('This is more than $5,000. Please check it.'),
    );
  },
);

test('a drawing is loaded when it is opened, by keyboard alone, and has a text alternative', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const scripts = scriptsOf(page);
  await open(page, '/payment');
  const where = page.getByRole('button', { name: t('Where is the security code?') });
  await page.getByLabel(t('Security code')).focus();
  await page.keyboard.press('Tab');
  await expect(where).toBeFocused();
  await expect(where).toHaveAttribute('aria-expanded', 'false');
  expect(scripts.join()).not.toMatch(/CodeHelp|CheckHelp/);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: containing('The back of a card') })).toBeVisible();
  await expect(where).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText(t('American Express: 4 digits on the front'))).toBeVisible();
  for (const look of looks) {
    expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
  }
  await expectToFit(page);
  await where.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('img', { name: containing('The back of a card') })).toBeHidden();
});

test(
  'a drawing that could not be loaded is loaded by "Try again"',
  englishOnly,
  async ({ page, consoleMessages }) => {
    expectMessages(consoleMessages, /ERR_FAILED/);
    await open(page, '/payment');
    await page.route('**/*.js', (route) => route.abort());
    const where = page.getByRole('button', { name: t('Where is the security code?') });
    await where.click();
    await expect(page.getByRole('alert')).toContainText(
      t(
        'This part of the page could not be loaded. Check your connection, then try again or load the page again.',
      ),
    );
    await page.unroute('**/*.js');
    await page.getByRole('button', { name: t('Try again') }).click();
    const drawing = page.getByRole('img', { name: containing('The back of a card') });
    await expect(drawing).toBeVisible();
    await where.click();
    await expect(drawing).toBeHidden();
  },
);

test('a check highlights the requested number, and describes it in text', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/payment');
  await page.getByRole('tab', { selected: true }).focus();
  await page.keyboard.press('ArrowRight');
  await page.getByLabel(t('Bank account number')).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const check = page.getByRole('img', {
    name: containing('A check. At the bottom from left to right'),
  });
  await expect(check).toBeVisible();
  await expect(page.getByText(t('A. Routing number: 9 digits, first'))).toBeVisible();
  await page.getByRole('textbox', { name: t('Routing number') }).focus();
  await expect(check.locator('[data-highlighted]')).toHaveAttribute('data-part', 'routing');
  await page.keyboard.press('Tab');
  await expect(check.locator('[data-highlighted]')).toHaveAttribute('data-part', 'account');
  for (const look of looks) {
    expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
  }
  await expectToFit(page);
});

test(
  'a warning about a field that loses the focus does not move a button during a click',
  englishOnly,
  async ({ page }) => {
    await open(page, '/payment');
    const number = page.getByRole('textbox', { name: t('Card number') });
    await number.fill('4111');
    await expect(page.locator('form').getByText('Visa', { exact: true })).toBeVisible();
    const button = page.getByRole('button', { name: t('Where is the security code?') });
    await button.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    await page.mouse.move(x + 20, y + height / 2);
    await page.mouse.down();
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
    await page.mouse.up();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await expect(number).toHaveAccessibleDescription(
      containing('This card number does not look right. Please check it.'),
    );
  },
);

test(
  'a payment and the fee finder can be completed by keyboard alone',
  englishOnly,
  async ({ page, milepost }) => {
    await open(page, '/payment');
    const { keyboard } = page;
    const form = page.locator('form:visible');
    await tabTo(form.getByLabel(t('Account number'), { exact: true }));
    await keyboard.type('10045 8821');
    await tabTo(form.getByLabel(t('Payment amount')));
    await keyboard.type('425');
    await tabTo(form.getByLabel(t('Card number')));
    await keyboard.type('4111');
    await expect(form.getByText('Visa', { exact: true })).toBeVisible();
    await tabTo(form.getByRole('button', { name: t('Where is the security code?') }));
    await keyboard.press('Enter');
    await expect(page.getByRole('img', { name: containing('The back of a card') })).toBeVisible();
    await expect(form).toContainText('$430.00');
    await tabTo(form.getByRole('button', { name: t('Use my bank account instead') }));
    await keyboard.press('Space');

    await expect(form.getByLabel(t('Routing number'))).toBeFocused();
    await keyboard.type(bank.routing);
    await tabTo(form.getByLabel(t('Bank account number')));
    await keyboard.type(bank.account);
    await tabTo(form.getByRole('button', { name: t('Where do I find these?') }));
    await keyboard.press('Space');
    await expect(
      page.getByRole('img', { name: containing('A check. At the bottom from left to right') }),
    ).toBeVisible();
    await tabTo(submit(page));
    await keyboard.press('Enter');
    const receipt = page.getByRole('region', { name: t('Payment submitted') });
    await expect(receipt.getByRole('heading', { name: t('Payment submitted') })).toBeFocused();
    await expect(receipt).toContainText(t('electronically debit $425.00 once'));
    const [mail] = await milepost.mails();
    expect(mail?.text).toContain('10045 8821');
    await expect(fees(page)).toBeHidden();

    await tabTo(receipt.getByRole('button', { name: t('Make another payment') }));
    await keyboard.press('Enter');
    await tabTo(page.getByLabel(t('Your state')));
    // One letter only: slow typing would restart the search with each letter.
    await keyboard.press('o');
    const status = fees(page).getByText(new RegExp(`\\d ${t('ways to pay')}`));
    await expect(status).toHaveText(t('In Ohio: 9 ways to pay, 3 of them free.'));
    await tabTo(page.getByLabel(t('How you pay')));
    await keyboard.press('ArrowDown');
    await expect(fees(page).getByRole('rowheader')).toHaveText([
      t('Checking or savings account, online'),
      t('Recurring payments (Auto Pay) from checking or savings'),
      t('Debit or ATM card, online'),
    ]);
  },
);

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'the fees and the other payment methods are unchanged, and every select works',
    englishOnly,
    async ({ page }) => {
      await page.goto('/payment');
      await expect(fees(page).getByRole('combobox')).toHaveCount(0);
      const cells = await fees(page).locator('tbody tr').allTextContents();
      expect(cells).toHaveLength(feeTable.rows.length);
      for (const [place, [name, fee, note]] of feeTable.rows.entries()) {
        expect(cells[place]).toContain(name);
        expect(cells[place]).toContain(fee);
        expect(cells[place]).toContain(note);
      }
      await expect(fees(page)).toContainText('The $5.00 fee does not apply in some states.');
      await expect(fees(page).getByText('Choose yours.')).toBeHidden();
      await expect(page.locator('#other-ways')).toContainText(otherWays.mail.body[0]);
      await expect(page.locator('#other-ways').getByRole('link')).toHaveText(['(800) 555-0119']);
      await expect(page.getByText(t('We do not accept credit cards.')).first()).toBeVisible();
    },
  );
});
