/** What a first view of a page may cost a visitor. */
export interface Budget {
  /** Brotli bytes of its scripts. */
  readonly script: number;
  /** The document, the stylesheet, the font and the scripts. */
  readonly requests: number;
}

/** How far above its budget a page may be before tests and the bench call it over: one sentence more breaks nothing. */
export const headroom = 1.03;

const forms = ['/payoff', '/dealers/payoff', '/insurance', '/pre-qualify', '/contact'];
const formsWithTabs = ['/payment', '/signin', '/account'];

/** The budget of the page at `path`: the build prints it, the bench and CI judge by it. */
export function budgetOf(path: string): Budget {
  const requests = 9;
  if (formsWithTabs.includes(path)) return { script: 116_000, requests };
  if (forms.includes(path)) return { script: 112_000, requests };
  // The calculator.
  if (path === '/') return { script: 118_000, requests };
  // Its questions open, and its answers are long.
  if (path === '/faq') return { script: 109_000, requests };
  return { script: 107_000, requests };
}
