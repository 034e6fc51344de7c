import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { contentSecurityPolicy, withAssets } from './document.ts';

const hash = (source: string) => `'sha256-${createHash('sha256').update(source).digest('base64')}'`;

/** The sources that the policy of `html` allows for one type of content. */
const allowed = (html: string, directive: string) =>
  contentSecurityPolicy(html)
    .split('; ')
    .find((part) => part.startsWith(`${directive} `))
    ?.split(' ')
    .slice(1);

describe('the policy of a document', () => {
  test('allows each script in the document, and data only as a file', () => {
    const html = `<script>first()</script><script type="module" nonce="">
second()</script><script src="/a.js"></script><script type="application/ld+json">{}</script>`;
    expect(allowed(html, 'script-src')).toEqual(["'self'", hash('first()'), hash('\nsecond()')]);
  });

  test('allows a style attribute by its decoded value, not its escapes', () => {
    const html = '<p class="a" style="font-family:&quot;A &amp; B&quot;">';
    expect(allowed(html, 'style-src-attr')).toEqual([
      "'unsafe-hashes'",
      hash('font-family:"A & B"'),
    ]);
    expect(allowed('<p>', 'style-src-attr')).toEqual(["'none'"]);
  });

  test('allows calls to the site itself, and to the given origins', () => {
    expect(allowed('<p>', 'connect-src')).toEqual(["'self'"]);
    const policy = contentSecurityPolicy('<p>', { connectTo: ['https://pay.company.example'] });
    expect(policy).toContain("connect-src 'self' https://pay.company.example;");
  });

  test('allows no eval, and no inline script or style in general', () => {
    const policy = contentSecurityPolicy('<script>a()</script><style>p{}</style>');
    expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'; trusted-types 'none'");
    expect(allowed('<style>p{}</style>', 'style-src-elem')).toContain(hash('p{}'));
  });
});

test("a page's code is requested in its head, the font and the whole stylesheet after the content", () => {
  const html = withAssets(
    '<head><title>A</title></head><body></body>',
    {
      entry: '/assets/index-$&.js',
      modules: ['/assets/page.js'],
      stylesheets: ['/assets/site.css'],
      fonts: ['/assets/font.woff2'],
    },
    'p{color:$&}',
  );
  const [head = '', body] = html.split('</head>', 2);
  expect(head).toMatch(/^<head><title>A<\/title><style>p{color:\$&}<\/style><script>/);
  for (const address of ['index-$&.js', 'page.js']) {
    expect(head.split(`"/assets/${address}"`)).toHaveLength(2);
  }
  // In the head it would delay the first paint.
  expect(head).not.toContain('font.woff2');
  expect(body).toBe(
    '<body><link rel="preload" as="font" type="font/woff2" crossorigin href="/assets/font.woff2"><link rel="stylesheet" href="/assets/site.css"></body>',
  );
});
