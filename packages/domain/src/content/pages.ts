import { homeTitle, pages as words } from '#words/pages';
import { company } from '../facts/company.ts';

/** The names of a page in its document, its heading and its breadcrumb. */
export interface Page {
  /** Short name: breadcrumb, sitemap, link lists. */
  readonly label: string;
  /** The page's one `h1`. */
  readonly heading: string;
  readonly subtitle?: string;
  /** The page above it in the breadcrumb. @default the home page */
  readonly parent?: string;
  /** The canonical address, if it is another page's. */
  readonly canonical?: string;
}

/** A step of a breadcrumb. */
export interface Crumb {
  readonly text: string;
  readonly to: PagePath;
}

const payoff = { ...words['/payoff'], parent: '/customers' } as const;

/** The pages of the site, in the order of the sitemap. */
export const pages = {
  '/': words['/'],
  '/customers': words['/customers'],
  '/dealers': words['/dealers'],
  '/insurance': { ...words['/insurance'], parent: '/customers' },
  '/payoff': payoff,
  '/dealers/payoff': { ...payoff, canonical: '/payoff' },
  '/signin': words['/signin'],
  '/pre-qualify': { ...words['/pre-qualify'], parent: '/customers' },
  '/payment': { ...words['/payment'], parent: '/customers' },
  '/faq': { ...words['/faq'], parent: '/customers' },
  '/contact': words['/contact'],
  '/account': { ...words['/account'], parent: '/customers' },
  '/credit-score': { ...words['/credit-score'], parent: '/customers' },
  '/military': { ...words['/military'], parent: '/customers' },
  '/about': words['/about'],
  '/privacy': words['/privacy'],
  '/terms': words['/terms'],
  '/accessibility': words['/accessibility'],
  '/careers': { ...words['/careers'], parent: '/about' },
  '/executives': { ...words['/executives'], parent: '/about' },
  '/affiliates': { ...words['/affiliates'], parent: '/about' },
  '/history': { ...words['/history'], parent: '/about' },
  '/dealers/full-spectrum': { ...words['/dealers/full-spectrum'], parent: '/dealers' },
  '/dealers/indirect': { ...words['/dealers/indirect'], parent: '/dealers' },
  '/dealers/solutions': { ...words['/dealers/solutions'], parent: '/dealers' },
  '/dealers/services': { ...words['/dealers/services'], parent: '/dealers' },
} as const satisfies Record<`/${string}`, Page>;

/** The address of a page of the site. */
export type PagePath = keyof typeof pages;

/** Every page's address, in the order of the sitemap. */
export const pagePaths = Object.keys(pages) as readonly PagePath[];

/** Returns the page at an address. */
export const pageOf = (path: PagePath): Page => pages[path];

/** The document title: the page's heading and the company, the company first on the home page. */
export const titleOf = (path: PagePath): string =>
  path === '/' ? homeTitle : `${pages[path].heading} | ${company.name}`;

/** The file name of the picture that social networks show for a page. */
export const socialName = (path: PagePath): string =>
  path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');

/** The canonical address of a page. */
export const canonicalOf = (path: PagePath): PagePath =>
  (pageOf(path).canonical as PagePath | undefined) ?? path;

/**
 * The breadcrumb of a page, from the home page to the page itself. The home page's own has one
 * step.
 */
export const trailTo = (path: PagePath): readonly Crumb[] => {
  const crumb: Crumb = { text: pages[path].label, to: path };
  if (path === '/') return [crumb];
  return [...trailTo((pageOf(path).parent as PagePath | undefined) ?? '/'), crumb];
};
