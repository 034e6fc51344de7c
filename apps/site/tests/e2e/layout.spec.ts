import type { Browser, Page } from '@playwright/test';
import { expect, open, screens, test } from './milepost.ts';

/** The rules of layout, each the title of a test. */
const rules = {
  width: 'No page scrolls sideways in any window, nor with text at 200%',
  header: 'The header takes one line on phones',
  footer: 'The footer reaches the bottom of a tall window',
  words: 'No line breaks within a phone number, a range, an amount or "pre-qualify"',
  punctuation: 'No line starts with the punctuation mark that follows a link',
  heading: 'No word of a page’s heading is split on a phone with text at 200%',
  overlap: 'Nothing covers the letters of the paragraph below a page’s heading',
  targets: 'Links of the header, the footer and a table of contents are 44 px high on a phone',
  order: 'Headings and controls are on a phone’s screen in the order of the document',
  buttons: 'No word of a button or a link is split from 390 px, nor with text at 200%',
  task: 'A phone’s first screen shows where each page’s task starts',
  print: 'No heading is printed at the foot of a page without its text',
} as const;

type Rule = keyof typeof rules;

/** Where each page's task starts. */
const tasks: Readonly<Record<string, (page: Page) => ReturnType<Page['locator']>>> = {
  '/account': (page) => page.getByRole('main').getByRole('link', { name: 'Make a Payment' }),
  '/contact': (page) => page.getByLabel('Name'),
  '/customers': (page) => page.getByRole('main').getByRole('link', { name: 'Make a Payment' }),
  '/faq': (page) => page.getByRole('searchbox'),
  '/insurance': (page) => page.getByRole('link', { name: '(800) 555-0127' }).first(),
  '/payment': (page) => page.getByRole('tab', { name: 'Debit Card' }),
  '/payoff': (page) => page.getByLabel('Account number'),
  '/pre-qualify': (page) => page.getByLabel('First name'),
  '/signin': (page) => page.getByLabel('Email or Account Number'),
};

/** The windows that each page is checked in, by the size of its text in pixels. */
const windows = [
  ...[320, 360, 390, 744, 768, 1280].map((width) => ({ width, height: 700, text: 16 })),
  { width: 1280, height: 1600, text: 16 },
  ...[320, 390, 1280].map((width) => ({ width, height: 800, text: 32 })),
];

// The rules share one pass over all pages.
test.describe.configure({ mode: 'default' });

const broken: Partial<Record<Rule, string[]>> = {};

test.beforeAll(async ({ browser, milepost }) => {
  test.setTimeout(300_000);
  await walk(browser, milepost.site, (rule, finding) => {
    broken[rule] = [...(broken[rule] ?? []), finding];
  });
});

for (const [rule, title] of Object.entries(rules)) {
  test(title, () => {
    expect(broken[rule as Rule] ?? []).toEqual([]);
  });
}

/** Opens each page once, and reports what breaks a rule in any window. */
async function walk(
  browser: Browser,
  baseURL: string,
  report: (rule: Rule, finding: string) => void,
): Promise<void> {
  const page = await browser.newPage({ baseURL, reducedMotion: 'reduce' });
  const devtools = await page.context().newCDPSession(page);
  for (const path of [...screens, '/no-such-page']) {
    await open(page, path);
    for (const { width, height, text } of windows) {
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: text } });
      await page.setViewportSize({ width, height });
      for (const [rule, finding] of await findingsOf(page, text)) {
        report(rule, `${path} at ${width} px, text of ${text} px: ${finding}`);
      }
      const task = width === 390 && text === 16 && tasks[path]?.(page);
      const box = task && (await task.boundingBox());
      if (task && !(box && box.y >= 0 && box.y + box.height <= height)) {
        report('task', `${path}: ${task}`);
      }
    }
    await devtools.send('Page.setFontSizes', { fontSizes: { standard: 16 } });
    for (const heading of await printedAlone(page)) report('print', `${path}: ${heading}`);
    await page.emulateMedia({ media: null });
  }
  await page.close();
}

/**
 * The findings in the page's current window that remain after a frame: some parts are laid out
 * late.
 */
async function findingsOf(page: Page, text: number): Promise<readonly [Rule, string][]> {
  let found = await page.evaluate(findingsInPage, text);
  for (let tries = 0; tries < 4 && found.length > 0; tries++) {
    await page.waitForTimeout(250);
    found = await page.evaluate(findingsInPage, text);
  }
  return found;
}

/** Runs in the page. */
function findingsInPage(text: number): [Rule, string][] {
  const found: [Rule, string][] = [];
  const textSize = Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  if (textSize !== text) found.push(['width', `text of ${textSize} px`]);
  const isPhone = innerWidth <= 390;
  const range = document.createRange();
  const boxesOf = (node: Node, start: number, end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    return [...range.getClientRects()];
  };
  const textsIn = function* (root: Node) {
    const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) yield texts.currentNode as Text;
  };
  const splitIn = (root: Node, words: RegExp) =>
    [...textsIn(root)].flatMap((node) =>
      [...node.data.matchAll(words)]
        .filter(({ 0: word, index }) => {
          const boxes = boxesOf(node, index, index + word.length);
          return new Set(boxes.map(({ top }) => Math.round(top))).size > 1;
        })
        .map(([word]) => `${word} in “${node.data}”`),
    );

  const { scrollWidth } = document.documentElement;
  if (scrollWidth > innerWidth) found.push(['width', `needs ${scrollWidth} px`]);

  const named = innerWidth < 390 ? '' : ':is(a:not([href^="mailto:"]), button)';
  for (const element of named ? document.querySelectorAll(named) : []) {
    for (const word of splitIn(element, /[^\s-]+/g)) found.push(['buttons', word]);
  }

  if (text > 16) {
    for (const heading of innerWidth === 390 ? document.querySelectorAll('h1') : []) {
      for (const word of splitIn(heading, /[^\s-]+/g)) found.push(['heading', word]);
    }
    return found;
  }

  for (const word of splitIn(
    document.body,
    /\(\d{3}\) \d{3}-\d{4}|\d\w*-\d\w*|\$\d[\d,.]*|pre-qualif\w*/gi,
  )) {
    found.push(['words', word]);
  }

  let before: Text | undefined;
  for (const node of textsIn(document.body)) {
    if (before?.parentElement?.closest('a') && /^[.,;:!?)]/.test(node.data)) {
      const [mark] = boxesOf(node, 0, 1);
      const link = boxesOf(before, 0, before.length).at(-1);
      if (mark && link && mark.top > (link.top + link.bottom) / 2) {
        found.push(['punctuation', `${before.data}${node.data}`]);
      }
    }
    before = node;
  }

  const heightOf = (element: Element) => element.getBoundingClientRect().height;
  const header = document.querySelector('body > header');
  if (isPhone && header && heightOf(header) >= 70) found.push(['header', `${heightOf(header)} px`]);

  const footer = document.querySelector('body > footer')?.getBoundingClientRect();
  if (footer && Math.round(footer.bottom + scrollY) < innerHeight) {
    found.push(['footer', `ends at ${footer.bottom} px`]);
  }

  if (isPhone) {
    const links = ':is(body > header, body > footer, nav[aria-label="On this page"]) a';
    for (const link of document.querySelectorAll(links)) {
      const height = Math.round(heightOf(link));
      if (link.checkVisibility() && height > 1 && height < 44) {
        found.push(['targets', `${link.textContent}: ${height} px`]);
      }
    }
    let above: DOMRect | undefined;
    for (const element of document.querySelectorAll('main :is(h2, h3, a, button, input, select)')) {
      if (!element.checkVisibility({ visibilityProperty: true })) continue;
      const box = element.getBoundingClientRect();
      if (box.width < 2) continue;
      const isBelow = above && box.left < above.right && above.left < box.right;
      if (above && isBelow && box.bottom < above.top) {
        found.push(['order', element.textContent || element.id]);
      }
      above = box;
    }
    const lead = document.querySelector('h1 ~ p');
    if (lead) {
      const { left, bottom } = lead.getBoundingClientRect();
      const descender = bottom + 0.25 * Number.parseFloat(getComputedStyle(lead).fontSize);
      const top = document.elementFromPoint(left + 4, descender);
      if (!top || !(top.contains(lead) || lead.contains(top))) {
        found.push(['overlap', top?.outerHTML.slice(0, 80) ?? 'out of sight']);
      }
    }
  }
  return found;
}

/** The headings that a printed page ends with, on A4, Letter, and Letter with a browser's widest margins. */
async function printedAlone(page: Page): Promise<readonly string[]> {
  const [width, heights] = [740, [1047, 980, 864]];
  await page.emulateMedia({ media: 'print' });
  await page.setViewportSize({ width, height: 980 });
  return page.evaluate(
    async ([width, heights]) => {
      await document.fonts.ready;
      // Columns break where printed pages do, and their positions can be read.
      Object.assign(document.body.style, {
        width: `${width}px`,
        columns: '1',
        columnGap: '0',
        columnFill: 'auto',
      });
      const range = document.createRange();
      const columnsOf = (node: Node) => {
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter((box) => box.width > 1 && box.height > 1)
          .map((box) => Math.floor((box.left + scrollX) / width));
      };
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const isAlone = (heading: Element) => {
        const column = columnsOf(heading).at(-1);
        if (column === undefined) return false;
        texts.currentNode = heading;
        while (texts.nextNode()) {
          const text = texts.currentNode;
          if (!text.textContent?.trim() || heading.contains(text)) continue;
          const [next] = columnsOf(text);
          if (next !== undefined) return next !== column;
        }
        return true;
      };
      return heights.flatMap((height) => {
        document.body.style.height = `${height}px`;
        return [...document.querySelectorAll('main :is(h1, h2, h3, h4)')]
          .filter(isAlone)
          .map(({ textContent }) => `${textContent} (${height} px)`);
      });
    },
    [width, heights] as const,
  );
}
