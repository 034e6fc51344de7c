import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { canonicalOf, pagePaths, socialName } from '../packages/domain/src/content/pages.ts';
import { chromiumFlags, ensureBrowser } from '../tooling/browser.ts';
import { addresses, answers, freePort, type Ports, programs, run } from '../tooling/services.ts';
import { buildSite, isBuilt } from './build-site.ts';

/**
 * Draws the pictures of the repository: the icons from `favicon.svg`, the pictures for social
 * networks from each page's heading and scene, and the README's picture of the home page.
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
await drawSocialPictures(browser);
await drawHome(browser);

await browser.close();
await service.stop();

/** The sign on a white background, with the margin that a mask may cut off. */
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

/** The hero of the home page with the heading, the lead and the scene of each page. */
async function drawSocialPictures(browser: Browser): Promise<void> {
  const page = await browser.newPage({
    viewport: { width: 1200, height: 630 },
    bypassCSP: true,
    colorScheme: 'light',
  });
  mkdirSync(publicFile('social'), { recursive: true });
  const paths = new Set(pagePaths.map(canonicalOf));
  for (const path of paths) {
    await page.goto(`${site}${path}`);
    const own = await page.evaluate(() => {
      const heading = document.querySelector('h1');
      // A page's scene is at least a third of the picture wide, except the car on a road.
      const drawing = [...document.querySelectorAll('main svg:has(use)')].find(
        (each) => each.getBoundingClientRect().width > innerWidth / 3,
      );
      return {
        heading: heading?.textContent ?? '',
        lead: heading?.nextElementSibling?.textContent ?? '',
        drawing: drawing?.querySelector('use')?.getAttribute('href'),
        view: drawing?.getAttribute('viewBox'),
      };
    });
    await page.goto(site);
    // React would revert changes made before hydration.
    await page.waitForFunction(() => performance.getEntriesByName('hydrated').length > 0);
    await page.evaluate(({ heading, lead, drawing, view }) => {
      const title = document.querySelector('h1');
      const eyebrow = title?.previousElementSibling;
      if (eyebrow) eyebrow.textContent = document.title.replace(/:.*/, '');
      if (title) title.textContent = heading;
      if (title?.nextElementSibling) title.nextElementSibling.textContent = lead;
      const scene = document.querySelector('main svg:has(use)');
      const use = scene?.querySelector('use');
      if (!scene || !use || !drawing || !view || use.getAttribute('href') === drawing) return;
      use.setAttribute('href', drawing);
      scene.setAttribute('viewBox', view);
      scene.setAttribute('preserveAspectRatio', 'xMidYMax slice');
      for (const words of scene.querySelectorAll('text')) words.remove();
    }, own);
    await page.addStyleTag({
      content: `
        header, main ~ *, main > :not(:first-of-type), div:has(> a) { display: none !important }
        main > div:first-of-type > div:first-child { min-height: 630px; display: grid; align-items: center }
      `,
    });
    await page.waitForLoadState('networkidle');
    await page.screenshot({ path: publicFile(`social/${socialName(path)}.png`) });
  }
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
