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

const { name, shortName, foundedYear, figures } = company;

const payoffPage = {
  label: 'Payoff Quote',
  heading: 'Payoff Quote',
  subtitle: 'Get your current loan payoff amount',
  parent: '/customers',
} as const;

/** The 26 pages of the site, in the order of the sitemap. */
export const pages = {
  '/': {
    label: 'Home',
    heading: 'A Hassle-Free Car Buying Experience.',
    subtitle: 'Get Pre-Qualified Today.',
  },
  '/customers': {
    label: 'Customers',
    heading: 'Customer Resources',
    subtitle: 'Everything you need to look after your loan, in one place',
  },
  '/dealers': {
    label: 'Dealers',
    heading: 'Dealer Resources',
    subtitle: 'Tools, rates and people that help you finance more customers',
  },
  '/insurance': {
    label: 'Insurance Claim',
    heading: 'Submit Insurance Claim',
    subtitle: 'Tell us about an accident, a theft or damage to your vehicle',
    parent: '/customers',
  },
  '/payoff': payoffPage,
  '/dealers/payoff': { ...payoffPage, canonical: '/payoff' },
  '/signin': {
    label: 'Sign In',
    heading: 'Sign In',
    subtitle: 'For customers and for dealer partners',
  },
  '/pre-qualify': {
    label: 'Get Pre-Qualified',
    heading: 'Get Pre-Qualified',
    subtitle: 'See where you stand before you visit a dealership',
    parent: '/customers',
  },
  '/payment': {
    label: 'Make a Payment',
    heading: 'Make a Payment',
    subtitle: 'Pay by debit card, from your bank account, by phone or by mail',
    parent: '/customers',
  },
  '/faq': {
    label: 'FAQ',
    heading: 'Frequently Asked Questions',
    subtitle: 'Straight answers about payments, payoffs and your loan',
    parent: '/customers',
  },
  '/contact': {
    label: 'Contact',
    heading: 'Contact Us',
    subtitle: 'Call, write or send a message, whichever is easiest for you',
  },
  '/account': {
    label: 'Account',
    heading: 'Account Dashboard',
    subtitle: 'A sample account, so you can see what yours looks like',
    parent: '/customers',
  },
  '/credit-score': {
    label: 'Credit Score',
    heading: 'Free Credit Score',
    subtitle: 'What the number means, what moves it and how to raise it',
    parent: '/customers',
  },
  '/military': {
    label: 'Military Benefits',
    heading: 'Benefits for Military Personnel',
    subtitle: 'Thank you for your service. Here is how the law protects your loan.',
    parent: '/customers',
  },
  '/about': {
    label: 'About',
    heading: `About ${shortName}`,
    subtitle: `Auto finance for car buyers and dealers since ${foundedYear}`,
  },
  '/privacy': {
    label: 'Privacy',
    heading: 'Privacy Policy',
    subtitle: 'What we collect, why we collect it and the choices you have',
  },
  '/terms': {
    label: 'Terms',
    heading: 'Terms of Service',
    subtitle: 'The rules for using this website',
  },
  '/accessibility': {
    label: 'Accessibility',
    heading: 'Accessibility Statement',
    subtitle: 'We want everyone to be able to use this website',
  },
  '/careers': {
    label: 'Careers',
    heading: 'Careers',
    subtitle: 'Help people get on the road',
    parent: '/about',
  },
  '/executives': {
    label: 'Executives',
    heading: 'Executives',
    subtitle: `The people who lead ${shortName}`,
    parent: '/about',
  },
  '/affiliates': {
    label: 'Affiliates',
    heading: 'Our Affiliates',
    subtitle: 'Companies that work with us to serve customers and dealers',
    parent: '/about',
  },
  '/history': {
    label: 'History',
    heading: 'Our History',
    subtitle: `${figures.yearsInBusiness} years on the road`,
    parent: '/about',
  },
  '/dealers/full-spectrum': {
    label: 'Full Spectrum Lending',
    heading: 'Full Spectrum Lending',
    subtitle: 'One lender for every customer who walks in',
    parent: '/dealers',
  },
  '/dealers/indirect': {
    label: 'Indirect Auto Finance',
    heading: 'Indirect Auto Finance',
    subtitle: 'You make the sale. We finance it.',
    parent: '/dealers',
  },
  '/dealers/solutions': {
    label: 'Other Finance Solutions',
    heading: 'Other Finance Solutions',
    subtitle: 'What we finance today, and what comes next',
    parent: '/dealers',
  },
  '/dealers/services': {
    label: 'Additional Services',
    heading: 'Additional Services',
    subtitle: 'Help for your store, beyond the loan',
    parent: '/dealers',
  },
} as const satisfies Record<`/${string}`, Page>;

/** The address of a page of the site. */
export type PagePath = keyof typeof pages;

/** Every page's address, in the order of the sitemap. */
export const pagePaths = Object.keys(pages) as readonly PagePath[];

/** Returns the page at an address. */
export const pageOf = (path: PagePath): Page => pages[path];

/** The document title: the page's heading and the company, the company first on the home page. */
export const titleOf = (path: PagePath): string =>
  path === '/' ? `${name}: Auto Loans for All Credit Types` : `${pages[path].heading} | ${name}`;

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
