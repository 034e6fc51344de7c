/** What a first view of a page may cost a visitor. */
export interface Budget {
  /** Brotli bytes of its scripts. */
  readonly script: number;
  /** The document, the stylesheet, the font and the scripts. */
  readonly requests: number;
}

/** How far above its budget a page may be before tests and the bench call it over: one sentence more breaks nothing. */
export const headroom = 1.03;

/** Pages of fields, or of as many buttons and tabs. */
const withControls = [
  '/payoff',
  '/dealers/payoff',
  '/insurance',
  '/pre-qualify',
  '/payment',
  '/contact',
  '/signin',
  '/account',
];

/** The budget of the page at `path`. A page without a form, tab or dialog ships no code of its own. */
export function budgetOf(path: string): Budget {
  if (withControls.includes(path)) return { script: 108_000, requests: 6 };
  if (path === '/dealers') return { script: 100_000, requests: 6 };
  if (path === '/faq') return { script: 98_000, requests: 6 };
  if (path === '/') return { script: 96_000, requests: 6 };
  return { script: path === '/404' ? 93_000 : 92_000, requests: 6 };
}
