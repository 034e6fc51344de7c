import type { Page } from '@playwright/test';
import { answers, freePort, run } from '../../../../tooling/services.ts';
import { expect, expectMessages, open, test, unanswered } from './milepost.ts';

/** The bodies that a page sends to the server, without a response. */
async function reportsOf(page: Page): Promise<readonly string[]> {
  const bodies: string[] = [];
  await page.route('**/reports', async (route) => {
    bodies.push(route.request().postData() ?? '');
    await route.fulfill({ status: 204 });
  });
  return bodies;
}

test('a page reports missing code, an uncaught error and a form that was not sent by kind and build, three in all', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, unanswered);
  expectMessages(consoleMessages, /ours|dynamically imported module/);
  const bodies = await reportsOf(page);
  await open(page, '/payoff');
  const entry = await page.locator('script[type=module]').getAttribute('src');
  const build = /(.{8})\.js$/.exec(entry ?? '')?.[1];

  await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('ours'))));
  await expect.poll(() => bodies).toEqual([`error ${build}`]);

  await page.route('**/send-email', (route) => route.abort());
  await page.getByLabel('Account number').fill('10045 8821');
  await page.getByLabel('Full name').fill('Dana Whitfield');
  await page.getByLabel('Last 4 digits of SSN').fill('0412');
  await page.getByLabel('Email').fill('dana@example.com');
  await page.getByLabel('Requested payoff date').fill('2027-12-31');
  await page.getByRole('button', { name: 'Request payoff quote' }).click();
  await expect.poll(() => bodies).toEqual([`error ${build}`, `form ${build}`]);

  await page.route('**/*.js', (route) => route.abort());
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).first().click();
  await expect.poll(() => bodies).toHaveLength(3);
  expect(bodies[2]).toBe(`code ${build}`);
  await page.evaluate(() => {
    for (let index = 0; index < 5; index += 1)
      dispatchEvent(new ErrorEvent('error', { filename: origin }));
    return new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  });
  expect(bodies).toHaveLength(3);
});

test('an entry script that does not come is reported, a handled rejection and another origin’s script are not', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /ERR_FAILED|Content Security Policy/);
  const bodies = await reportsOf(page);
  await page.route('**/client-*.js', (route) => route.abort());
  await page.goto('/terms');
  await page.evaluate(() => {
    addEventListener('unhandledrejection', (event) => event.preventDefault());
    Promise.reject(new Error('handled'));
    dispatchEvent(new ErrorEvent('error', { filename: 'chrome-extension://abc/content.js' }));
    return new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve)));
  });
  await expect.poll(() => bodies.map((body) => body.split(' ')[0])).toEqual(['code']);
});

test('the server counts a failure of the build that it serves', async ({
  page,
  consoleMessages,
}) => {
  expectMessages(consoleMessages, /ours/);
  const [port, metricsPort] = [await freePort(), await freePort()];
  const site = `http://127.0.0.1:${port}`;
  const service = run({
    name: 'The site',
    file: 'apps/site/src/server/main.ts',
    env: { PORT: `${port}`, METRICS_PORT: `${metricsPort}` },
  });
  try {
    await answers(site, service);
    await open(page, `${site}/terms`);
    const metrics = async () =>
      (await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()).split('\n');
    expect(await metrics()).toContain('milepost_site_failures_total{kind="error",build="this"} 0');
    await page.evaluate(() => void setTimeout(() => Promise.reject(new Error('ours'))));
    await expect
      .poll(metrics)
      .toContain('milepost_site_failures_total{kind="error",build="this"} 1');
  } finally {
    await service.stop();
  }
});
