import { faqs } from '@milepost/domain/content/faq';
import { plainText } from '@milepost/domain/faq/search';
import { expect, screens, test } from './milepost.ts';

test('Every document has its own title, description, canonical address and one main heading', async ({
  request,
}) => {
  const titles = new Set<string>();
  for (const path of screens) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(200);
    const html = await answer.text();
    const title = /<title>([^<]+)<\/title>/.exec(html)?.[1] ?? '';
    expect(html, path).toMatch(/<meta name="description" content="[^"]{50,}"/);
    expect(html, path).toMatch(/<link rel="canonical" href="https:\/\/[^"]+"/);
    expect(html, path).toMatch(/<meta property="og:image"/);
    expect(html.match(/<h1\b/g), path).toHaveLength(1);
    titles.add(title);
  }
  expect(titles.size).toBe(screens.length - 1); // /payoff and /dealers/payoff are one screen.
  expect(await (await request.get('/dealers/payoff')).text()).toMatch(
    /<link rel="canonical" href="[^"]+\/payoff"/,
  );
});

test('Every link leads to an existing page, element, phone number or mailbox', async ({
  request,
  milepost,
}) => {
  const pages = new Map<string, string>();
  for (const path of screens) pages.set(path, await (await request.get(path)).text());
  const links = [...pages].flatMap(([path, html]) =>
    [...html.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map(
      ([, href]) => new URL((href ?? '').replaceAll('&amp;', '&'), `${milepost.site}${path}`),
    ),
  );
  for (const { href, origin, pathname, hash } of links) {
    if (origin === milepost.site) {
      const html = pages.get(pathname);
      expect(html, href).toBeDefined();
      if (hash) expect(html, href).toContain(` id="${hash.slice(1)}"`);
    } else {
      expect(href).toMatch(
        /^(?:tel:\+1800555\d{4}$|mailto:.+@milepost\.example|https:.+\.example)/,
      );
    }
  }
  expect(links.length).toBeGreaterThan(500);
});

test('From any page, two clicks lead to payment, its costs, the calculator and the claim form', async ({
  request,
}) => {
  const links = new Map<string, readonly string[]>();
  for (const path of [...screens, '/no-such-page']) {
    const html = await (await request.get(path)).text();
    // On a phone the header shows only the logo link; the footer is on every page.
    const [, shown = ''] = html.split('<main');
    links.set(path, [
      '/',
      ...[...shown.matchAll(/<a\b[^>]*?\shref="([^"]*)"/g)].map((it) => it[1] ?? ''),
    ]);
  }
  const answers = {
    '/payment': 'What each way to pay costs',
    '/insurance': 'Tell us what happened',
    '/#calculator': 'Total of payments',
  };
  for (const [to, words] of Object.entries(answers)) {
    expect(await (await request.get(to)).text()).toContain(words);
    const isTwoPresses = (from: string) =>
      links.get(from)?.some((next) => next === to || links.get(next)?.includes(to));
    expect(
      [...links.keys()].filter((from) => !isTwoPresses(from)),
      to,
    ).toEqual([]);
  }
});

test('The sitemap lists each page once', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text();
  const sitemap = /^Sitemap: https:\/\/[^/]+(\S+)$/m.exec(robots)?.[1] ?? '';
  const answer = await request.get(sitemap);
  expect(answer.headers()['content-type']).toContain('application/xml');
  const listed = [...(await answer.text()).matchAll(/<loc>https:\/\/[^/]+([^<]*)<\/loc>/g)];
  const once = screens.filter((path) => path !== '/dealers/payoff').sort();
  expect(listed.map(([, path]) => path).sort()).toEqual(once);
});

test('The home page and the FAQ have structured data that matches their text', async ({
  request,
}) => {
  const dataOf = async (path: string) => {
    const html = await (await request.get(path)).text();
    const json = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html)?.[1];
    return JSON.parse(json ?? '{}');
  };
  expect(await dataOf('/')).toMatchObject({ '@type': 'Organization', foundingDate: '1990' });
  const faq = await dataOf('/faq');
  expect(faq).toMatchObject({ '@type': 'FAQPage' });
  // The whole answer in the same words as on the page; only punctuation may differ.
  const wordsOf = (text: string) => text.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const told: readonly { name: string; acceptedAnswer: { text: string } }[] = faq.mainEntity;
  expect(told.map(({ name, acceptedAnswer }) => [name, wordsOf(acceptedAnswer.text)])).toEqual(
    faqs.map(({ question, answer }) => [question, wordsOf(plainText(answer))]),
  );
});

test('The icons and the social picture have the sizes that the documents declare', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const manifest = await (await request.get('/site.webmanifest')).json();
  expect(manifest).toMatchObject({ name: 'Milepost Auto Finance', short_name: 'Milepost' });
  const social = await page.locator('meta[property="og:image"]').getAttribute('content');
  const icon = await page.locator('link[rel=apple-touch-icon]').getAttribute('href');
  const pictures = [
    [new URL(social ?? '').pathname, [1200, 630]],
    [icon ?? '', [180, 180]],
    ...manifest.icons.map(({ src, sizes }: { src: string; sizes: string }) => [
      src,
      sizes.split('x').map(Number),
    ]),
  ] as [string, [number, number]][];
  expect(pictures).toHaveLength(4);
  for (const [path, size] of pictures) {
    const picture = await (await request.get(path)).body();
    expect([picture.readUInt32BE(16), picture.readUInt32BE(20)], path).toEqual(size);
    expect(picture.length, path).toBeLessThan(110_000);
  }
});
