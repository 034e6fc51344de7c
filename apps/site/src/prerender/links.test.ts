import { expect, test } from 'vitest';
import { checkForms, checkLinks } from './links.ts';

const page = (...links: readonly string[]) =>
  `<main id="main">${links.map((href) => `<a class="a" href="${href}">A</a>`).join('')}</main>`;

test('links to pages, to their anchors and to other sites are valid', () => {
  const documents = new Map([
    ['/', page('/faq', '/faq?a=1&amp;b=2#due-date', '#main', 'https://else.example/x', 'tel:+1')],
    ['/faq', '<h1 id="due-date">When?</h1>'],
  ]);
  expect(() => checkLinks(documents)).not.toThrow();
});

test('every link to a missing page or anchor is reported with its page', () => {
  const documents = new Map([
    ['/', page('/nowhere', '/faq#gone')],
    ['/faq', page('#lost', '/')],
  ]);
  expect(() => checkLinks(documents)).toThrow(
    'Dead links:\n/: /nowhere\n/: /faq#gone\n/faq: #lost',
  );
});

test('a page with a form that the server does not take is reported', () => {
  const form = '<form><div hidden data-not-started="post"></div></form>';
  expect(() => checkForms('/payoff', form, ['/payoff'])).not.toThrow();
  expect(() => checkForms('/faq', '<main></main>', ['/payoff'])).not.toThrow();
  expect(() => checkForms('/partners', form, ['/payoff'])).toThrow(
    'Add the form of /partners to src/prerender/submit.tsx.',
  );
});
