import { globSync, readFileSync } from 'node:fs';
import { pagePaths } from '@milepost/domain/content/pages';
import { expect, test } from './milepost.ts';

const source = new URL('../../src/', import.meta.url);
const content = new URL('../../../../packages/domain/src/content/', import.meta.url);

/**
 * Words that come up only after something is done (a toast, a tab, a choice, a tool that is opened),
 * or where a lender has the form mailed, or in a mail.
 */
const comesUpLater: readonly RegExp[] = [
  /^account\.sampleAccountToast\./,
  /^calculator\.calculator\.results\.maximumLoan$/,
  /^calculator-\w+\./,
  /^insurance\.(claimPromise|firstSteps)\.mailed/,
  /^deal-check\./,
  /^error-page\./,
  /^faq-link\./,
  /^fee-finder\./,
  /^payment\.(achAuthorization\.|paymentHints\.whereAreNumbers$)/,
  /^payment-help\./,
  /^loading\./,
  /^military\.scraSubject$/,
  /^paper\./,
  /^scra-helper\./,
  /^(?:insurance|pre-qualify|dealer-indirect)\.\w+List\./,
  /^payoff-estimate\./,
  /^receipt\./,
];

/** Names and values that are no words, such as an icon or a state's postal code. */
const isWords = (text: string) => / |^[A-Z][a-z]/.test(text);

/** Every piece of words below a value, with the way to it. */
function wordsOf(value: unknown, way: string): readonly (readonly [string, string])[] {
  if (typeof value === 'string') return isWords(value) ? [[way, value]] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => wordsOf(part, `${way}.${key}`));
}

test('whatever the site’s content says is shown on a page', async ({ page }) => {
  const code = globSync('**/*.{ts,tsx}', { cwd: source.pathname })
    .map((file) => readFileSync(new URL(file, source), 'utf8'))
    .join('\n');
  const topics = new Set(
    [...code.matchAll(/'@milepost\/domain\/content\/([\w-]+)'/g)].flatMap(([, topic]) =>
      topic === undefined ? [] : [topic],
    ),
  );
  expect(topics.size).toBeGreaterThan(20);

  const shown: string[] = [];
  for (const path of [...pagePaths, '/no-such-page']) {
    const html = await (await page.request.get(path)).text();
    shown.push(
      await page.evaluate((text) => {
        const { documentElement } = new DOMParser().parseFromString(
          text.replaceAll(/<\/?noscript>/g, ''),
          'text/html',
        );
        const attributes = [...documentElement.querySelectorAll('*')].flatMap((element) =>
          [...element.attributes].map(({ value }) => value),
        );
        return [documentElement.textContent, ...attributes].join('\n');
      }, html),
    );
  }
  const all = shown.join('\n');

  const unseen = [];
  for (const topic of topics) {
    const values: object = await import(new URL(`${topic}.ts`, content).href);
    for (const [way, words] of wordsOf(values, topic)) {
      if (!all.includes(words) && !comesUpLater.some((later) => later.test(way))) unseen.push(way);
    }
  }
  expect(unseen).toEqual([]);
});
