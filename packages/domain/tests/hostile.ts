import fc from 'fast-check';

const megabyte = 2 ** 20;

const huge = fc.constantFrom(
  'a'.repeat(megabyte),
  '<'.repeat(megabyte),
  ' '.repeat(megabyte),
  `${'1'.repeat(megabyte)}x`,
  `a@${'a.'.repeat(megabyte / 2)}`,
  `$${'1,'.repeat(megabyte / 2)}`,
);

const sly = fc.constantFrom(
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onmouseover='alert(1)",
  '</td></tr></table><h1>Pay here</h1>',
  '&lt;b&gt; &#x3C;',
  'Dana\r\nBcc: eve@example.com',
  'Dana\nWhitfield\tJr.',
  '\uD800',
  'a\uDC00b',
  'Dana \u202Emoc.live\u202C',
  '\u2066hidden\u2069\u200F\u061C',
  '\u0000\u0007\u001B[31m\u007F\u0085',
  'line\u2028break\u2029',
  '__proto__',
  'constructor',
  '2026-02-31',
  'a@b.co?subject=x&body=y',
);

const anyText = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.array(fc.integer({ min: 0, max: 0xffff })).map((units) => String.fromCharCode(...units)),
);

/** Unusual text: markup, bidirectional controls, broken Unicode, a megabyte. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 10, arbitrary: sly },
  { weight: 10, arbitrary: anyText },
  { weight: 1, arbitrary: huge },
);

/** Hostile text, and values that are not text. */
export const hostile: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 2, arbitrary: hostileText },
  { weight: 1, arbitrary: fc.anything() },
);
