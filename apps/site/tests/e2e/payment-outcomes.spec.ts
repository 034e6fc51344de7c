import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { promisify } from 'node:util';
import { mostAskedOff } from '@milepost/domain/content/most-asked-off';
import { hostedPaymentWords } from '@milepost/domain/content/payment-hosted';
import { notOnline, paymentOff, paymentOffDescription } from '@milepost/domain/content/payment-off';
import { plainText } from '@milepost/domain/faq/search';
import { hostedPaymentForm } from '@milepost/domain/forms/hosted-payment';
import type { Page } from '@playwright/test';
import { answers, freePort, programs, run, type Service } from '../../../../tooling/services.ts';
import {
  expect,
  expectMessages,
  expectToFit,
  hydrated,
  lookOf,
  looks,
  open,
  problemsOf,
  test,
} from './milepost.ts';

// All tests of a build run in one worker, so that it is built once.
test.describe.configure({ mode: 'default' });

/** Builds the site with the given settings into a temporary folder, within all budgets, and serves it. */
async function buildAndServe(env: Readonly<Record<string, string>>) {
  const dist = mkdtempSync(join(tmpdir(), 'milepost-outcome-'));
  const settings = { ...env, SITE_DIST: dist };
  const { stderr } = await promisify(execFile)(
    process.execPath,
    ['--conditions=@milepost/source', join(import.meta.dirname, '../../build.ts')],
    { env: { ...process.env, ...settings } },
  );
  expect(stderr).not.toContain('Over budget');
  const port = await freePort();
  const { site } = programs({ site: port, mailer: 9, inbox: 9, smtp: 9, metrics: 9 });
  const service: Service = run({ ...site, env: { ...site.env, ...settings } });
  const url = `http://127.0.0.1:${port}`;
  await answers(url, service);
  return {
    url,
    /** The text of every script. */
    scripts: () => scriptsIn(dist),
    async stop() {
      await service.stop();
      rmSync(dist, { recursive: true });
    },
  };
}

type Site = Awaited<ReturnType<typeof buildAndServe>>;

function scriptsIn(dist: string): string {
  const assets = join(dist, 'public/assets');
  const names = readdirSync(assets).filter((name) => name.endsWith('.js'));
  return names.map((name) => readFileSync(join(assets, name), 'utf8')).join('\n');
}

test('the default build has no code and no text of the other outcomes', () => {
  const scripts = scriptsIn(join(import.meta.dirname, '../../dist'));
  const others = [hostedPaymentForm.submitLabel, hostedPaymentWords.lead, notOnline];
  // Shows the texts that were found, not megabytes of scripts.
  expect(['Submit payment', ...others].filter((text) => scripts.includes(text))).toEqual([
    'Submit payment',
  ]);
});

test('a build for a static host and without the security code has no field for it, and says without JavaScript that a form needs it', async ({
  browser,
}) => {
  const site = await buildAndServe({ SITE_HOST: 'static', PAYMENT_SECURITY_CODE: 'left-out' });
  const payment = await (await fetch(`${site.url}/payment`)).text();
  expect(payment).toContain('name="expiry"');
  expect(payment).not.toContain('cvv');
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
  const page = await context.newPage();
  for (const path of ['/payment', '/payoff', '/pre-qualify', '/contact']) {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main.getByText(/^This form needs JavaScript/), path).toBeVisible();
    await expect(main.locator('form :is(button, input)').filter({ visible: true })).toHaveCount(0);
  }
  await page.goto('/accessibility');
  await expect(page.getByText('Our forms and tools need JavaScript.')).toBeVisible();
  await expect(page.getByText(/send every form/)).toHaveCount(0);
  await page.goto('/privacy');
  await expect(page.getByText(/In a browser without JavaScript/)).toHaveCount(0);
  await context.close();
  const sent = await fetch(`${site.url}/payoff`, {
    method: 'POST',
    headers: { 'Sec-Fetch-Site': 'same-origin' },
    body: new URLSearchParams({ accountNumber: '10045 8821' }),
  });
  await site.stop();
  expect(sent.status).toBe(405);
});

test.describe('a payment service takes over', () => {
  test.describe.configure({ mode: 'default' });

  interface Call {
    readonly key: string | undefined;
    readonly cookie: string | undefined;
    readonly body: unknown;
  }

  /** An example of a payment service. `answer` decides about each call. */
  const calls: Call[] = [];
  let answer: (response: ServerResponse) => void = () => {};
  const service = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    response.setHeader('Access-Control-Allow-Origin', request.headers.origin ?? '*');
    response.setHeader('Access-Control-Allow-Headers', 'Content-Type, Idempotency-Key');
    if (request.method === 'OPTIONS') return response.writeHead(204).end();
    if (request.method === 'GET') {
      return response
        .setHeader('Content-Type', 'text/html')
        .end('<title>Pay</title><link rel="icon" href="data:,"><h1>Choose how to pay</h1>');
    }
    const { cookie, 'idempotency-key': key } = request.headers;
    calls.push({ key: key?.toString(), cookie, body: await json(request) });
    answer(response);
  });
  const reply = (body: unknown) => (response: ServerResponse) => {
    response.setHeader('Content-Type', 'application/json').end(JSON.stringify(body));
  };

  let site: Site;
  let origin: string;

  test.beforeAll(async () => {
    service.listen(0, '127.0.0.1');
    await once(service, 'listening');
    origin = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
    site = await buildAndServe({ PAYMENT_OUTCOME: 'hosted', PAYMENT_SERVICE: `${origin}/start` });
  });
  test.afterAll(async () => {
    service.closeAllConnections();
    service.close();
    await site?.stop();
  });
  test.beforeEach(() => void calls.splice(0));

  const pay = (page: Page) => page.getByRole('button', { name: 'Continue to payment' });
  const account = (page: Page) => page.getByLabel('Account number', { exact: true });
  const amount = (page: Page) => page.getByLabel('Payment amount');

  async function fillIn(page: Page) {
    await open(page, `${site.url}/payment`);
    await expect(page.getByText('We do not accept credit cards.')).toBeVisible();
    await account(page).fill('10045 8821');
    await amount(page).fill('425.50');
  }

  async function expectFailure(page: Page) {
    await expect(page.getByText('Submission Failed', { exact: true })).toBeVisible();
    await expect(
      page.getByText('There was an error submitting your payment. Please try again.', {
        exact: true,
      }),
    ).toBeVisible();
    await expect(account(page)).toHaveValue('10045 8821');
    await expect(amount(page)).toHaveValue('425.50');
    await expect(pay(page)).toBeEnabled();
  }

  test('the page asks for the account number and the amount only', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${site.url}/payment`);
    const names = await page
      .locator('main form')
      .locator('input, textarea, select')
      .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')));
    expect(names).toEqual(['accountNumber', 'amount']);
    await expect(page.getByText(hostedPaymentWords.lead)).toBeVisible();
    for (const look of looks) {
      expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
    }
    await expectToFit(page);
  });

  test('every document may call the service, and no other', async ({ request }) => {
    for (const path of ['/', '/payment', '/missing']) {
      const policy = (await request.get(`${site.url}${path}`)).headers()['content-security-policy'];
      expect(policy?.split('; ')).toContain(`connect-src 'self' ${origin}`);
    }
  });

  test('broken rules are reported as on the payment form, and nothing is sent', async ({
    page,
  }) => {
    await open(page, `${site.url}/payment`);
    await pay(page).click();
    await expect(page.getByText('Validation Error', { exact: true })).toBeVisible();
    const summary = page.locator('form').getByRole('link');
    await expect(summary).toHaveText(['Account number is required', 'Payment amount is required']);
    expect(calls).toEqual([]);
  });

  test('a redirect leads to the service, and the form works again after Back', async ({
    page,
    context,
  }) => {
    await context.addCookies([{ name: 'a', value: 'b', url: origin }]);
    answer = reply({ redirect: `${origin}/pay?session=1` });
    await fillIn(page);
    await pay(page).click();
    await expect(page).toHaveURL(`${origin}/pay?session=1`);
    await expect(page.getByRole('heading', { name: 'Choose how to pay' })).toBeVisible();
    expect(calls).toEqual([
      {
        key: expect.stringMatching(/^[0-9a-f]{32}$/),
        cookie: undefined,
        body: { accountNumber: '10045 8821', amount: 425.5 },
      },
    ]);

    await page.goBack();
    await hydrated(page);
    await expect(account(page)).toHaveValue('10045 8821');
    await expect(amount(page)).toHaveValue('425.50');
    await pay(page).click();
    await expect(page.getByRole('heading', { name: 'Choose how to pay' })).toBeVisible();
    expect(calls).toHaveLength(2);
    expect(calls[1]?.key).toBe(calls[0]?.key);
  });

  test('the form works again if the browser shows the page as it was left', async ({ page }) => {
    await page.route(`${origin}/pay`, (route) => route.fulfill({ status: 204 }));
    answer = reply({ redirect: `${origin}/pay` });
    await fillIn(page);
    await pay(page).click();
    await expect(page.getByRole('button', { name: 'Processing...' })).toBeDisabled();
    await expect.poll(() => calls.length).toBe(1);
    // Playwright turns off the browser's cache of whole pages, so the test dispatches its event.
    await expect(async () => {
      await page.evaluate(() =>
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
      );
      await expect(pay(page)).toBeEnabled({ timeout: 500 });
    }).toPass();
    await expect(account(page)).toHaveValue('10045 8821');
    await expect(page.getByText('Submission Failed', { exact: true })).toHaveCount(0);
    await expect(page.getByText('There was an error')).toHaveCount(0);
  });

  test('a reference is shown on a receipt, and the same answers are a new payment', async ({
    page,
  }) => {
    answer = reply({ reference: 'SVC-2026-0042' });
    await fillIn(page);
    await pay(page).click();
    const receipt = page.getByRole('region', { name: 'Payment submitted' });
    await expect(receipt).toContainText('SVC-2026-0042');
    await expect(receipt).toContainText('Ending in 8821');
    await expect(receipt).toContainText('$425.50');
    await expect(page.getByText('Payment Processed', { exact: true })).toBeVisible();

    await receipt.getByRole('button', { name: 'Make another payment' }).click();
    await expect(account(page)).toHaveValue('');
    await account(page).pressSequentially('10045 8821');
    await amount(page).pressSequentially('425.50');
    await pay(page).click();
    await expect.poll(() => calls.length).toBe(2);
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  test('a failure keeps everything typed, and a retry has the same key', async ({
    page,
    consoleMessages,
  }) => {
    expectMessages(consoleMessages, /status of 500/);
    answer = (response) => response.writeHead(500).end();
    await fillIn(page);
    await pay(page).click();
    await expectFailure(page);
    answer = reply({ reference: 'SVC-1' });
    await pay(page).click();
    await expect(page.getByRole('region', { name: 'Payment submitted' })).toContainText('SVC-1');
    expect(calls).toHaveLength(2);
    expect(calls[1]).toEqual(calls[0]);
  });

  for (const [name, body] of [
    ['no JSON', undefined],
    ['an empty answer', {}],
    ['null', null],
    ['a script', { redirect: 'javascript:alert(1)' }],
    ['a page of another site', { redirect: 'https://evil.example/pay' }],
    ['a relative address', { redirect: '/thanks' }],
    ['an invalid address beside a reference', { redirect: null, reference: 'SVC-1' }],
    ['a reference with markup', { reference: '<b> </b>' }],
    ['a number as the reference', { reference: 42 }],
  ] as const) {
    test(`${name} is a failure`, async ({ page }) => {
      answer = body === undefined ? (response) => response.end('<p>Hello</p>') : reply(body);
      await fillIn(page);
      await pay(page).click();
      await expectFailure(page);
      expect(page.url()).toBe(`${site.url}/payment`);
    });
  }
});

test.describe('payments online are off', () => {
  test.describe.configure({ mode: 'default' });

  let site: Site;
  test.beforeAll(async () => {
    site = await buildAndServe({ PAYMENT_OUTCOME: 'off' });
  });
  test.afterAll(() => site?.stop());

  test('the page has no form, and names the phone, the address and what is left in the fee finder', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, `${site.url}/payment`);
    const main = page.getByRole('main');
    await expect(main).toContainText(`${notOnline} Call (800) 555-0119, or mail a check.`);
    await expect(main).toContainText('Pay by phone or by mail');
    await expect(main.locator('form, input')).toHaveCount(0);
    await expect(main.getByRole('heading', { level: 2 })).toHaveText([
      'How to pay',
      'What each way to pay costs',
    ]);
    await expect(main.getByRole('table').getByRole('rowheader')).toHaveCount(6);
    await page.getByLabel('Your state').selectOption('Ohio');
    await expect(main.getByText(/\d ways to pay/)).toHaveText(
      'In Ohio: 6 ways to pay, 1 of them free.',
    );
    await expect(page.getByLabel('How you pay').getByRole('option')).toHaveText([
      'Any way',
      'By phone',
      'By mail',
      'With cash',
    ]);
    expect(((await main.textContent()) ?? '').replace(notOnline, '')).not.toMatch(
      /online|debit card|bank account/i,
    );
    for (const look of looks) {
      expect.soft(await problemsOf(page, look), lookOf(look)).toEqual([]);
    }
    await expectToFit(page);
  });

  test('the other pages say the same, and their links to the page work', async ({ page }) => {
    const [lead] = mostAskedOff['how-to-pay'] ?? [];
    for (const path of ['/', '/faq']) {
      await open(page, `${site.url}${path}`);
      const text = await page.getByRole('main').evaluate((main) => main.textContent);
      expect(text).toContain(plainText(lead ? [lead] : []).slice(0, 60));
      expect(text).not.toContain('Pay online');
    }
    const data = page.locator('script[type="application/ld+json"]').first();
    expect(await data.evaluate((script) => script.textContent)).toContain(notOnline);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Make a Payment' }).click();
    await expect(page.getByText(paymentOff.heading, { exact: true })).toBeVisible();
    await expect(page.locator('meta[name="description"]')).toHaveAttribute(
      'content',
      paymentOffDescription,
    );
  });

  test('the privacy policy does not list a payment form', async ({ page }) => {
    await open(page, `${site.url}/privacy`);
    const section = page.getByRole('main');
    await expect(section).toContainText('Payoff quote request');
    await expect(section.getByRole('listitem').filter({ hasText: /^Payment$/ })).toHaveCount(0);
    await expect(section).not.toContainText('security code');
  });

  test('no script has the code of a payment form', () => {
    const scripts = site.scripts();
    const ofForm = ['cc-number', 'Bank account number', 'Submit payment'];
    expect(ofForm.filter((text) => scripts.includes(text))).toEqual([]);
  });
});
