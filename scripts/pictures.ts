import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumFlags, ensureBrowser } from '../tooling/browser.ts';
import { addresses, answers, freePort, type Ports, programs, run } from '../tooling/services.ts';
import { buildSite, isBuilt } from './build-site.ts';

/**
 * Draws the pictures that are kept in the repository: the icons from `favicon.svg`, the picture that
 * social networks show from the home page's hero, and the README's picture of the home page.
 */
const root = join(import.meta.dirname, '..');
const publicFile = (name: string) => join(root, 'apps/site/public', name);

if (!isBuilt()) buildSite();
const ports: Ports = { site: await freePort(), mailer: 0, inbox: 0, smtp: 0, metrics: 0 };
const { site } = addresses(ports);
const service = run(programs(ports).site);
await answers(site, service);
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: chromiumFlags,
});

for (const size of [180, 192, 512]) await drawIcon(browser, size);
await drawSocialPicture(browser);
await drawHome(browser);

await browser.close();
await service.stop();

/** The sign on paper, with the margin that a mask may cut away. */
async function drawIcon(browser: Browser, size: number): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const svg = readFileSync(publicFile('favicon.svg'), 'utf8');
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:#FBF8F3">
      <div style="width:64%;height:64%">${svg}</div>
    </body>`,
  );
  await page.screenshot({ path: publicFile(`icon-${size}.png`) });
  await page.close();
}

async function drawSocialPicture(browser: Browser): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    bypassCSP: true,
    colorScheme: 'light',
  });
  await page.goto(site);
  await page.evaluate(() => {
    const eyebrow = document.querySelector('h1')?.previousElementSibling;
    if (eyebrow) eyebrow.textContent = document.title.replace(/:.*/, '');
  });
  await page.addStyleTag({
    content: `
      header, main ~ *, main > :not(:first-of-type), div:has(> a) { display: none !important }
      main > div:first-of-type { min-height: 630px; display: grid; align-items: center }
    `,
  });
  await page.screenshot({ path: publicFile('social.png') });
  await page.close();
}

async function drawHome(browser: Browser): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1280, height: 1100 },
    colorScheme: 'light',
    reducedMotion: 'reduce',
  });
  await page.goto(site);
  await page.screenshot({ path: join(root, 'docs/home.png') });
  await page.close();
}
