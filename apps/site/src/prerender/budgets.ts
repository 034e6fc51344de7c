import { spanishPath } from '../edition/addresses.ts';

/** The limits for a first view of a page. */
export interface Budget {
  /** Brotli bytes of its document, including inline styles. */
  readonly document: number;
  /** Brotli bytes of its scripts. */
  readonly script: number;
  /** The document, the stylesheet, the font and the scripts. */
  readonly requests: number;
}

const forms = ['/payoff', '/dealers/payoff', '/insurance', '/pre-qualify', '/contact'];
const formsWithTabs = ['/payment', '/signin', '/account'];

/**
 * The documents that exceed what a server sends before it waits for an answer, which is ten packets of
 * 1,460 bytes. Their sizes vary by some bytes with the hashes in the names of their files.
 */
const longDocuments: Readonly<Record<string, number>> = {
  // Two calculators, and one as a form for browsers without JavaScript.
  '/': 22_400,
  // The fields and prices of every method, as two forms for browsers without JavaScript.
  '/payment': 15_400,
};

/**
 * By how much the compressed scripts of a page vary with the hashes in the names of their files: another
 * name, and nothing else, has changed the largest script by 75 bytes.
 */
const names = 150;

/** What an English page may have more where Spanish pages are built too: the link to its translation. */
const linkToSpanish = 300;

/** What a Spanish page may have more: the kit's words, and longer sentences. */
const spanishScript = 3_800;

/**
 * The notice of a draft and its rules, longer sentences, and the reading of amounts such as `7.000` before
 * hydration: the home page takes 850 bytes of it.
 */
const spanishDocument = 950;

/**
 * The budget of the page at `address`, in a build with Spanish pages or without. The build prints it; the
 * bench and the tests check it.
 */
export function budgetOf(address: string, { hasSpanish = false } = {}): Budget {
  const path = spanishPath(address);
  const { script: own, document, requests } = englishBudget(path ?? address);
  const script = own + names;
  if (path === undefined) {
    const extra = hasSpanish ? linkToSpanish : 0;
    return { script: script + extra, document: document + extra, requests };
  }
  return {
    script: script + spanishScript,
    document: document + spanishDocument,
    requests,
  };
}

function englishBudget(path: string): Budget {
  // HTTP/2 requests them all at once, so that they share one round trip.
  // Forms and /signin have a chunk more where payments are off.
  const requests = forms.includes(path) || path === '/signin' ? 12 : 11;
  const document = longDocuments[path] ?? 14_600;
  // The frame takes 104 KB: React, the router, the header, the footer, the head of every page, and
  // code that most pages share. A form adds its fields, the checks that run before its rules have
  // loaded, and its messages. Two forms and the account add tabs, which open for a field with an error.
  // What happens next, beside a form, takes 0.1 KB, and the notice of /pre-qualify there 0.1 KB.
  // Separate modules for the words, which another language replaces, take 0.2 KB of it.
  // The lists of files by which a link or a part requests all of its code at
  // once take 0.7 to 0.9 KB, the gradients of the drawings' skies 0.3 KB, and curly quotes, dashes and
  // spaces that do not break, of two or three bytes each, 0.1 KB.
  if (formsWithTabs.includes(path)) return { script: 132_300, requests, document };
  if (path === '/pre-qualify') return { script: 129_400, requests, document };
  if (forms.includes(path)) return { script: 124_200, requests, document };
  // The calculator's sliders and results, without the drawing and the parts below them.
  if (path === '/') return { script: 130_800, requests, document };
  // Tables, questions that open, printable lists, a meter, or an index that marks the section in view.
  return { script: 113_300, requests, document };
}
