import type { PageLink } from '../content/text.ts';
import { company } from '../facts/company.ts';

/** The page for every unknown address. */
export const notFound = {
  code: '404',
  heading: 'Oops! Page not found',
  title: `Page not found | ${company.name}`,
  description: 'There is no page at this address.',
  text: 'The page may have moved, or the address may have a typo.',
  home: { text: 'Return to Home', to: '/' },
  otherwise: [
    { text: 'Make a Payment', to: '/payment' },
    { text: 'Payoff Quote', to: '/payoff' },
    { text: 'FAQ', to: '/faq' },
    { text: 'Contact', to: '/contact' },
  ],
} as const satisfies {
  home: PageLink;
  otherwise: readonly PageLink[];
  [words: string]: unknown;
};
