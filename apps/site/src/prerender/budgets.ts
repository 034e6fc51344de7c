/** What a first view of a page may cost a visitor. */
export interface Budget {
  /** Brotli bytes of its document, with the rules that it carries. */
  readonly document: number;
  /** Brotli bytes of its scripts. */
  readonly script: number;
  /** The document, the stylesheet, the font and the scripts. */
  readonly requests: number;
}

/** How far above its budget a page may be before tests and the bench call it over: one sentence more breaks nothing. */
export const headroom = 1.03;

const forms = ['/payoff', '/dealers/payoff', '/insurance', '/pre-qualify', '/contact'];
const formsWithTabs = ['/payment', '/signin', '/account'];

/** The budget of the page at `path`: the build prints it, the bench and tests judge by it. */
export function budgetOf(path: string): Budget {
  // So many go out at once on one connection without one waiting for another.
  const requests = 9;
  // What a server sends before it waits for an answer, ten packets of 1,460 bytes; home is long.
  const document = path === '/' ? 20_000 : 14_600;
  // Fields, and the tabs that two forms or three tables stand in.
  if (formsWithTabs.includes(path)) return { script: 116_000, requests, document };
  // Fields, what a form checks and what it says; its rules come when it is touched.
  if (forms.includes(path)) return { script: 112_000, requests, document };
  // The calculator: its sliders and results, none of the parts that unfold.
  if (path === '/') return { script: 118_000, requests, document };
  // Its questions open.
  if (path === '/faq') return { script: 106_000, requests, document };
  // React, the router and the frame are 91 KB of it.
  return { script: 104_000, requests, document };
}
