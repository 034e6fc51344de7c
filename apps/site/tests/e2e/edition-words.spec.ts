import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { englishIn } from '../../../../tooling/translations.ts';
import { bothLanguages } from '../words.ts';
import { expect, expectMessages, hydrated, open, test } from './milepost.ts';

test.use({ dist: bothLanguages });

const policies: object = JSON.parse(readFileSync(join(bothLanguages, 'policies.json'), 'utf8'));
const spanish = Object.keys(policies).filter((path) => /^\/es(?!\/404)/.test(path));

/** What a page shows and what assistive technology reads, except what is marked as English. */
const textsOf = (page: Page) =>
  page.evaluate(() => {
    const walker = document.createTreeWalker(document.body);
    const texts: string[] = [document.title];
    const isEnglish = (node: Node) =>
      (node instanceof Element ? node : node.parentElement)?.closest('[lang]:not(html)') !== null;
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (isEnglish(node) || node.parentElement?.closest('script, style, noscript')) continue;
      if (node instanceof Text) texts.push(node.data);
      else if (node instanceof Element) {
        for (const name of [
          'aria-label',
          'aria-roledescription',
          'aria-valuetext',
          'alt',
          'title',
        ]) {
          const text = node.getAttribute(name);
          if (text) texts.push(text);
        }
      }
    }
    for (const { content } of document.querySelectorAll<HTMLMetaElement>(
      'meta[name=description], meta[property="og:title"], meta[property="og:description"]',
    )) {
      texts.push(content);
    }
    return texts;
  });

/** Opens every part of a page that is closed. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('details')) details.open = true;
  });
}

test('no text, title, description or label of a Spanish page is English', async ({
  page,
  consoleMessages,
}) => {
  for (const address of [...spanish, '/es/404']) {
    await page.goto(address);
    await hydrated(page);
    await openAll(page);
    const english = (await textsOf(page)).filter((text) => englishIn(text));
    expect.soft(english, address).toEqual([]);
  }
  expectMessages(consoleMessages, /404/);
});

test('no Spanish page shows a date in numbers alone', async ({ page }) => {
  for (const address of spanish) {
    await open(page, address);
    await openAll(page);
    const dates = (await textsOf(page)).filter((text) => /\d\/\d+\/\d{2}/.test(text));
    expect.soft(dates, address).toEqual([]);
  }
});

test('a link to an English page says so, or is below a heading that does', async ({ page }) => {
  for (const address of spanish) {
    await open(page, address);
    await openAll(page);
    const unmarked = await page.locator('a[hreflang=en]').evaluateAll((links) =>
      links
        .filter((link) => link.textContent !== 'English')
        .filter(
          (link) =>
            !/\((?:en )?inglés\)$/.test(link.textContent.trim()) &&
            !/\(en inglés\)$/.test(
              link.closest('ul')?.parentElement?.firstChild?.textContent ?? '',
            ),
        )
        .map((link) => link.outerHTML),
    );
    expect.soft(unmarked, address).toEqual([]);
  }
});

test('the header of a phone reads “Entrar”, and says the language of its page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/es');
  const link = page.getByRole('banner').getByRole('link', { name: 'Entrar (inglés)' });
  const note = link.getByText('(inglés)');
  expect((await note.boundingBox())?.width).toBeLessThanOrEqual(1);
  const height = async () => (await page.getByRole('banner').boundingBox())?.height;
  const inSpanish = await height();
  await page.setViewportSize({ width: 1280, height: 700 });
  expect((await note.boundingBox())?.width).toBeGreaterThan(30);
  await page.setViewportSize({ width: 320, height: 700 });
  await open(page, '/');
  expect(await height()).toBe(inSpanish);
});

test('each form and the contact cards say that staff answer in English', async ({ page }) => {
  const counts = { '/payment': 1, '/payoff': 1, '/pre-qualify': 1, '/insurance': 1, '/contact': 2 };
  for (const [path, count] of Object.entries(counts)) {
    await open(page, `/es${path}`);
    await expect(page.getByText('Atendemos y respondemos en inglés.')).toHaveCount(count);
  }
});

test('the credit notices are in Spanish, and below in English in full', async ({ page }) => {
  await open(page, '/es/pre-qualify');
  const main = page.getByRole('main');
  const notices = [
    [
      'Ley de Informe Imparcial de Crédito',
      'written instructions under the Fair Credit Reporting Act',
    ],
    ['prohíbe a los acreedores discriminar', 'prohibits creditors from discriminating'],
  ] as const;
  for (const [translation, original] of notices) {
    const english = main.locator('p[lang=en]', { hasText: original });
    await expect(english).toHaveCount(1);
    const below = main.locator('p:not([lang])', { hasText: translation });
    await expect(below.locator('xpath=following-sibling::*[1]')).toContainText(original);
  }
});

test('the permission to debit an account is in both languages, also on its receipt', async ({
  page,
}) => {
  await open(page, '/es/payment');
  await page.getByRole('tab', { name: /Transferencia/ }).click();
  const form = page.getByRole('tabpanel');
  await form.getByRole('textbox', { name: 'Número de cuenta', exact: true }).fill('12345678');
  await form.getByLabel('Monto del pago').fill('250');
  await form.getByRole('textbox', { name: 'Número de ruta bancaria' }).fill('021000021');
  await form.getByRole('textbox', { name: 'Número de cuenta bancaria' }).fill('123456789');
  const english = page.locator('[lang=en]:visible', { hasText: 'I authorize Milepost' });
  await expect(english).toContainText(/^On \w+ \d+, \d{4} I authorize .* \$250\.00 once .* 6789\./);
  await expect(form.getByText(/^El \d+ de \p{L}+ de \d{4} autorizo a Milepost/u)).toBeVisible();
  await form.getByRole('button', { name: 'Enviar pago' }).click();
  const receipt = page.getByRole('region', { name: 'Pago enviado' });
  await expect(receipt.getByText(/autorizo a Milepost/)).toBeVisible();
  await expect(receipt.locator('[lang=en]')).toContainText('I authorize Milepost');
});

test('the letter is in English, and its gloss is not printed', async ({ page }) => {
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await open(page, '/es/military');
  await page.getByRole('button', { name: 'Empezar' }).click();
  await page.getByRole('button', { name: 'Ver qué puede ayudarme' }).click();
  await page.getByRole('button', { name: 'Escribir mi carta' }).click();
  await expect(
    page.getByText('La carta está en inglés, porque así la lee nuestro equipo militar.'),
  ).toBeVisible();
  const letter = page.locator('[lang=en]', { hasText: 'Servicemembers Civil Relief Act' });
  await expect(letter).toContainText(/^\w+ \d{1,2}, \d{4}/);
  await page.getByText('Lo que dice la carta, en español (no la envíe)').click();
  await expect(page.getByText('Pido mis beneficios de la SCRA')).toBeVisible();
  await page.getByRole('button', { name: 'Imprimir la carta' }).click();
  const sheet = page.locator('[data-printed]');
  await expect(sheet).toContainText('I ask for my benefits');
  await expect(sheet).not.toContainText('Pido mis beneficios');
});

test('7.000 is not an amount in Spanish, and 7 in English', async ({ page }) => {
  const type = async (name: string) => {
    const calculator = page.locator('#calculator');
    const box = calculator.getByRole('textbox', { name });
    await box.fill('7.000');
    await box.blur();
    return box;
  };
  await open(page, '/es');
  const box = await type('Pago inicial (enganche)');
  await expect(box).toHaveAccessibleDescription(/Escriba de \$0 a \$20,000/);
  await expect(box).toHaveValue('7.000');
  await open(page, '/');
  await expect(await type('Down payment')).toHaveValue('$7');
  await open(page, '/es/payment');
  const amount = page.getByLabel('Monto del pago').first();
  await amount.fill('7.000');
  await amount.blur();
  await expect(amount).toHaveAccessibleDescription(/Escriba/);
});

test('7.000 typed before hydration is not an amount in Spanish, and 7 in English', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /ERR_FAILED/);
  // The page is never hydrated.
  await page.route('**/assets/*.js', (route) => route.abort());
  const type = async (address: string, name: string) => {
    await page.goto(address);
    const box = page.locator('#calculator').getByRole('textbox', { name });
    await box.fill('7.000');
    await box.blur();
    return box;
  };
  await expect(await type('/', 'Down payment')).toHaveValue('$7');
  await expect(await type('/es', 'Pago inicial (enganche)')).toHaveValue('7.000');
  await expect(page.locator('#calculator')).toContainText('debe ser de $0 a $20,000');
});

test('staff read the same answers in English, and last that the visitor used the Spanish pages', async ({
  page,
  milepost,
}) => {
  const mailed = [
    {
      path: '/payoff',
      answers: {
        account: '10045 8821',
        name: 'Íñigo Peña',
        ssn: '0412',
        email: 'inigo@example.com',
        payoffDate: '2026-12-31',
      },
    },
    {
      path: '/pre-qualify',
      answers: {
        firstName: 'Íñigo',
        lastName: 'Peña',
        email: 'inigo@example.com',
        phone: '213-555-0147',
        ssn: '0412',
        employmentStatus: 'selfemployed',
        monthlyIncome: '3000-4000',
      },
    },
    {
      path: '/payment',
      answers: {
        accountNumber: '10045 8821',
        amount: '1234.50',
        cardNumber: '4111 1111 1111 1111',
        expiry: '08/29',
        cvv: '739',
      },
    },
  ] as const;
  const send = async (path: string, answers: Readonly<Record<string, string>>) => {
    const before = (await milepost.mails()).length;
    await open(page, path);
    const form = page.getByRole('main').locator('form').first();
    for (const [name, answer] of Object.entries(answers)) {
      // The security code has no name, so that no browser sends it.
      const control = form.locator(`[name="${name}"], #${name}`);
      const isList = await control.evaluate((element) => element instanceof HTMLSelectElement);
      await (isList ? control.selectOption(answer) : control.fill(answer));
    }
    await form.getByRole('button').last().click();
    await expect.poll(async () => (await milepost.mails()).length).toBe(before + 1);
    const [mail] = await milepost.mails();
    if (!mail) throw new Error('There is no email.');
    // The emails are sent at different times.
    const rows = mail.html.match(/<tr><th.*<\/tr>/g)?.filter((row) => !row.includes('Submitted'));
    return { ...mail, rows };
  };
  for (const { path, answers } of mailed) {
    const [english, spanish] = [await send(path, answers), await send(`/es${path}`, answers)];
    expect(spanish.subject).toBe(english.subject);
    expect(spanish.rows?.length).toBeGreaterThanOrEqual(5);
    expect(spanish.rows).toEqual(english.rows);
    // The mailer may add that there is no address to reply to.
    expect(spanish.html).toMatch(
      /Reference: [\w-]+<\/p>\s*<p[^>]*>Language: Spanish\. The visitor used the Spanish pages\.<\/p>/,
    );
    expect(english.text).not.toContain('Language:');
  }
});
