import type { Locator, Page } from '@playwright/test';
import { expect, open, test, toastsOf } from './milepost.ts';

const digitsOf = (text: string) => text.replace(/\D/g, '');

/** The ways of entering text into a field. */
const ways: Readonly<Record<string, (field: Locator, text: string) => Promise<void>>> = {
  typed: async (field, text) => {
    await field.focus();
    await field.page().keyboard.type(text);
  },
  pasted: async (field, text) => {
    const page = field.page();
    await page.evaluate((copied) => navigator.clipboard.writeText(copied), text);
    await field.focus();
    await page.keyboard.press('ControlOrMeta+V');
  },
  dropped: async (field, text) => {
    await field.evaluate((input, dragged) => {
      const source = document.createElement('p');
      source.id = 'dragged';
      source.textContent = dragged;
      source.style.cssText = 'position:fixed;top:0;left:0;z-index:9999;white-space:pre';
      document.body.append(source);
      getSelection()?.selectAllChildren(source);
      input.scrollIntoView({ block: 'center' });
    }, text);
    const page = field.page();
    await page.locator('#dragged').dragTo(field);
    await page.locator('#dragged').evaluate((source) => source.remove());
  },
  // A word that an input method or dictation inserts at once.
  composed: async (field, text) => {
    await field.focus();
    const client = await field.page().context().newCDPSession(field.page());
    await client.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    });
    await client.send('Input.insertText', { text });
  },
  'filled in by a script': (field, text) =>
    field.evaluate((input: HTMLInputElement, value) => {
      input.value = value;
      input.dispatchEvent(new Event('input', { bubbles: true }));
      input.dispatchEvent(new Event('change', { bubbles: true }));
    }, text),
};

/** What a form is given, and the text in the email or the message for each field. */
type Given = Readonly<Record<string, readonly [given: string, result: string]>>;

interface Cases {
  /** Each is given to the form one after the other, and nothing is sent. */
  readonly reported: readonly Given[];
  readonly mailed: readonly Given[];
}

const payment = '/payment';
const ach = '/payment, by ACH';
const cases: Readonly<Record<string, Cases>> = {
  [payment]: {
    reported: [
      {
        'Card number': ['4388 5760 1841 0707 4388', 'Card number must be 19 characters or fewer'],
        'Expiration date': ['13/2029', 'Expiration date must be a month and a year, like 08/27'],
        'Security code': ['12345', 'Security code must be 3 or 4 digits'],
      },
    ],
    mailed: [
      {
        'Card number': [' 4388 5760 1841 0707', '4388576018410707'],
        'Expiration date': ['08/2029', '08/29'],
      },
      {
        'Card number': ['6304 0000 0000 0000 000', '6304000000000000000'],
        'Expiration date': ['08 / 29', '08/29'],
      },
      { 'Expiration date': ['2029-08', '08/29'] },
    ],
  },
  [ach]: {
    reported: [
      {
        'Bank account number': [
          '12345678901234567890',
          'Bank account number must be 17 digits or fewer',
        ],
      },
    ],
    mailed: [{ 'Bank account number': [' 1234-5678-9012-34567', '12345678901234567'] }],
  },
  '/payoff': {
    reported: [
      { 'Last 4 digits of SSN': ['123456789', 'Enter last 4 digits of SSN'] },
      { 'Last 4 digits of SSN': ['123-45-6789', 'Enter last 4 digits of SSN'] },
    ],
    mailed: [{ 'Last 4 digits of SSN': ['  6789 ', '6789'] }],
  },
  '/pre-qualify': {
    reported: [{ 'Last 4 digits of SSN': ['123456789', 'Enter last 4 digits of SSN'] }],
    mailed: [],
  },
};

const answers: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [payment]: {
    'Account number': '10045 8821',
    'Payment amount': '425',
    'Card number': '4388 5760 1841 0707',
    'Expiration date': '09/29',
    'Security code': '739',
  },
  [ach]: {
    'Account number': '10045 8821',
    'Payment amount': '425',
    'Routing number': '021000021',
    'Bank account number': '000123456789',
  },
  '/payoff': {
    'Account number': '10045 8821',
    'Full name': 'Dana Whitfield',
    'Last 4 digits of SSN': '0412',
    Email: 'dana@example.com',
    'Requested payoff date': '2027-12-31',
  },
  '/pre-qualify': {
    'First name': 'Dana',
    'Last name': 'Whitfield',
    Email: 'dana@example.com',
    'Phone number': '213-555-0147',
    'Last 4 digits of SSN': '0412',
  },
};

const fieldOf = (page: Page, label: string) => page.getByLabel(label, { exact: true });

/** Opens a form and fills it in. */
async function openFilled(page: Page, form: string): Promise<void> {
  await open(page, form.replace(/,.*/, ''));
  if (form === ach) await page.getByRole('tab', { name: 'ACH Transfer' }).click();
  for (const [label, answer] of Object.entries(answers[form] ?? {})) {
    await fieldOf(page, label).fill(answer);
  }
}

const send = (page: Page) => page.getByRole('main').locator('form button[type="submit"]').click();

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const [way, give] of Object.entries(ways)) {
  /** Replaces the text of a field, and expects its limit to stay. */
  const replace = async (field: Locator, text: string) => {
    await field.fill('');
    await field.blur();
    const limit = await field.getAttribute('maxlength');
    expect(limit).not.toBeNull();
    await give(field, text);
    await field.blur();
    await expect(field).toHaveAttribute('maxlength', limit ?? '');
  };

  for (const [form, { reported, mailed }] of Object.entries(cases)) {
    test(`${form}: text that is ${way} and too long is reported, and text with more than its digits is mailed without them`, async ({
      page,
      milepost,
    }) => {
      for (const given of reported) {
        await openFilled(page, form);
        for (const [label, [text, message]] of Object.entries(given)) {
          const field = fieldOf(page, label);
          await replace(field, text);
          await expect(field).toHaveAccessibleDescription(new RegExp(`${message}$`));
          await expect(field).toHaveAttribute('aria-invalid', 'true');
        }
        await send(page);
        for (const [label, [text, message]] of Object.entries(given)) {
          const summary = page.getByRole('main').getByRole('link', { name: message });
          await expect(summary, label).toBeVisible();
          expect(digitsOf(await fieldOf(page, label).inputValue())).toBe(digitsOf(text));
        }
        await expect(page.getByText(/Request Received|Payment Processed/)).toHaveCount(0);
      }
      // One way shows that every text is understood; the others, that each way leads to the same.
      for (const given of way === 'typed' ? mailed : mailed.slice(0, 1)) {
        await openFilled(page, form);
        for (const [label, [text]] of Object.entries(given)) {
          await replace(fieldOf(page, label), text);
        }
        await send(page);
        await expect(toastsOf(page)).toContainText(/Received|Processed/);
        const [mail] = await milepost.mails();
        for (const [label, [, text]] of Object.entries(given)) {
          expect(mail?.text).toContain(`${label}: ${text}`);
        }
      }
    });
  }
}
