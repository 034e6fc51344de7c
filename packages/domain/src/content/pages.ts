import { company } from '../company/index.ts';

/** What a page is called, in its document, its heading and its breadcrumb. */
export interface Page {
  /** Short name: breadcrumb, sitemap, link lists. */
  readonly label: string;
  /** The page's one `h1`. */
  readonly heading: string;
  readonly subtitle?: string;
  /** For search results: what you can do on the page, in one or two sentences. */
  readonly description: string;
  /** The page above it in the breadcrumb; below the home page where it is left out. */
  readonly parent?: string;
  /** The address that search engines should keep, where it is another page's. */
  readonly canonical?: string;
}

/** A step of a breadcrumb. */
export interface Crumb {
  readonly text: string;
  readonly to: PagePath;
}

const { name, shortName, foundedYear, foundedIn, figures, times } = company;

const payoffPage = {
  label: 'Payoff Quote',
  heading: 'Payoff Quote',
  subtitle: 'Get your current loan payoff amount',
  description: `Ask for the amount that pays off your auto loan. We email your quote within ${times.payoffQuoteHours} hours, and it is good for ${times.payoffQuoteValidDays} days from the payoff date you pick.`,
  parent: '/customers',
} as const;

/** The 26 pages of the site, in the order of the sitemap. */
export const pages = {
  '/': {
    label: 'Home',
    heading: 'A Hassle-Free Car Buying Experience.',
    subtitle: 'Get Pre-Qualified Today.',
    description: `Auto loans for all credit types. Get pre-qualified with no effect on your credit score, make a payment, ask for a payoff quote, or work out a monthly cost.`,
  },
  '/customers': {
    label: 'Customers',
    heading: 'Customer Resources',
    subtitle: 'Everything you need to look after your loan, in one place',
    description:
      'Work out a payment, ask for a payoff quote, report an insurance claim, or talk with our customer service team.',
  },
  '/dealers': {
    label: 'Dealers',
    heading: 'Dealer Resources',
    subtitle: 'Tools, rates and people that help you finance more customers',
    description: `Join ${figures.dealerPartners} dealers who finance with ${shortName}. Send credit applications, see a rate sheet, reach your rep, or become a partner.`,
  },
  '/insurance': {
    label: 'Insurance Claim',
    heading: 'Submit Insurance Claim',
    subtitle: 'Tell us about an accident, a theft or damage to your vehicle',
    description: `Report an insurance claim on a vehicle you finance with us. A claims specialist contacts you within ${times.claimReplyBusinessDays} business days.`,
    parent: '/customers',
  },
  '/payoff': payoffPage,
  '/dealers/payoff': { ...payoffPage, canonical: '/payoff' },
  '/signin': {
    label: 'Sign In',
    heading: 'Sign In',
    subtitle: 'For customers and for dealer partners',
    description: `Sign in to your ${shortName} customer account or to the dealer portal.`,
  },
  '/pre-qualify': {
    label: 'Get Pre-Qualified',
    heading: 'Get Pre-Qualified',
    subtitle: 'See where you stand before you visit a dealership',
    description: `Get pre-qualified for an auto loan with no effect on your credit score. All credit types are welcome, and we answer within ${times.preQualifyReplyHours} hours.`,
    parent: '/customers',
  },
  '/payment': {
    label: 'Make a Payment',
    heading: 'Make a Payment',
    subtitle: 'Pay by debit card, from your bank account, by phone or by mail',
    description:
      'Pay your auto loan online by debit card or bank account. See every way to pay and what each one costs before you pay.',
    parent: '/customers',
  },
  '/faq': {
    label: 'FAQ',
    heading: 'Frequently Asked Questions',
    subtitle: 'Straight answers about payments, payoffs and your loan',
    description:
      'Answers about how to pay, pre-qualification, payoff quotes, due dates, totaled or stolen cars, early payoff and service hours.',
    parent: '/customers',
  },
  '/contact': {
    label: 'Contact',
    heading: 'Contact Us',
    subtitle: 'Call, write or send a message, whichever is easiest for you',
    description: `Call, email or write to ${name}. We reply within ${times.contactReplyBusinessDays} business days.`,
  },
  '/account': {
    label: 'Account',
    heading: 'Account Dashboard',
    subtitle: 'A sample account, so you can see what yours looks like',
    description:
      'See a sample of the account dashboard: balance, next payment, credit score, payment history, documents and settings.',
    parent: '/customers',
  },
  '/credit-score': {
    label: 'Credit Score',
    heading: 'Free Credit Score',
    subtitle: 'What the number means, what moves it and how to raise it',
    description:
      'See a sample credit score, what each score range means, the five factors behind a score, and tips to raise yours.',
    parent: '/customers',
  },
  '/military': {
    label: 'Military Benefits',
    heading: 'Benefits for Military Personnel',
    subtitle: 'Thank you for your service. Here is how the law protects your loan.',
    description: `How the Servicemembers Civil Relief Act can lower the rate on your auto loan, who may qualify, and how to ask. We respond within ${times.militaryReplyHours} hours.`,
    parent: '/customers',
  },
  '/about': {
    label: 'About',
    heading: `About ${shortName}`,
    subtitle: `Auto finance for car buyers and dealers since ${foundedYear}`,
    description: `${name} has financed cars for drivers of every credit type since ${foundedYear}. Read who we are, what we do and how we treat you.`,
  },
  '/privacy': {
    label: 'Privacy',
    heading: 'Privacy Policy',
    subtitle: 'What we collect, why we collect it and the choices you have',
    description: `What personal information ${name} collects, how we use and share it, and the choices you have.`,
  },
  '/terms': {
    label: 'Terms',
    heading: 'Terms of Service',
    subtitle: 'The rules for using this website',
    description: `The rules for using the ${name} website, its calculator and its forms.`,
  },
  '/accessibility': {
    label: 'Accessibility',
    heading: 'Accessibility Statement',
    subtitle: 'We want everyone to be able to use this website',
    description: `How we make this website usable for everyone, what does not work well yet, and how to tell us. We reply within ${times.accessibilityReplyBusinessDays} business days.`,
  },
  '/careers': {
    label: 'Careers',
    heading: 'Careers',
    subtitle: 'Help people get on the road',
    description: `See open jobs at ${name}, what we offer and how to apply.`,
    parent: '/about',
  },
  '/executives': {
    label: 'Executives',
    heading: 'Executives',
    subtitle: `The people who lead ${shortName}`,
    description: `Meet the six people who lead ${name}, and read what they believe about leading.`,
    parent: '/about',
  },
  '/affiliates': {
    label: 'Affiliates',
    heading: 'Our Affiliates',
    subtitle: 'Companies that work beside us for customers and dealers',
    description: `Secured lending, vehicle protection and dealer services from the companies that work with ${name}.`,
    parent: '/about',
  },
  '/history': {
    label: 'History',
    heading: 'Our History',
    subtitle: `${figures.yearsInBusiness} years on the road`,
    description: `How ${name} grew from one office in ${foundedIn} in ${foundedYear} to a lender with ${figures.dealerPartners} dealer partners.`,
    parent: '/about',
  },
  '/dealers/full-spectrum': {
    label: 'Full Spectrum Lending',
    heading: 'Full Spectrum Lending',
    subtitle: 'One lender for every customer who walks in',
    description:
      'Finance customers at all credit levels, from prime to deep subprime, with quick online decisions and same-day funding.',
    parent: '/dealers',
  },
  '/dealers/indirect': {
    label: 'Indirect Auto Finance',
    heading: 'Indirect Auto Finance',
    subtitle: 'You make the sale. We finance it.',
    description:
      'Indirect auto finance for dealers: fast approvals, simple documentation, competitive buy rates and portfolio support.',
    parent: '/dealers',
  },
  '/dealers/solutions': {
    label: 'Other Finance Solutions',
    heading: 'Other Finance Solutions',
    subtitle: 'More ways to finance are coming',
    description: `More finance programs for dealers are coming. Until then, your ${shortName} dealer team is a call away.`,
    parent: '/dealers',
  },
  '/dealers/services': {
    label: 'Additional Services',
    heading: 'Additional Services',
    subtitle: 'Help for your store, beyond the loan',
    description: `Support for ${shortName} dealer partners today, and what we are working on next.`,
    parent: '/dealers',
  },
} as const satisfies Record<`/${string}`, Page>;

/** The address of a page of the site. */
export type PagePath = keyof typeof pages;

/** Every page's address, in the order of the sitemap. */
export const pagePaths = Object.keys(pages) as readonly PagePath[];

/** A page by its address. */
export const pageOf = (path: PagePath): Page => pages[path];

/** The document title: the page's heading and the company, the company first on the home page. */
export const titleOf = (path: PagePath): string =>
  path === '/' ? `${name}: Auto Loans for All Credit Types` : `${pages[path].heading} | ${name}`;

/** The one address that a page is known by. */
export const canonicalOf = (path: PagePath): PagePath =>
  (pageOf(path).canonical as PagePath | undefined) ?? path;

/** The way from the home page to a page, both included; the home page's own has one step. */
export const trailTo = (path: PagePath): readonly Crumb[] => {
  const crumb: Crumb = { text: pages[path].label, to: path };
  if (path === '/') return [crumb];
  return [...trailTo((pageOf(path).parent as PagePath | undefined) ?? '/'), crumb];
};
