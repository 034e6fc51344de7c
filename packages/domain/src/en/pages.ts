import { company } from '../facts/company.ts';

const { name, shortName, foundedYear, figures } = company;

/** The names of the pages. */
export const pages = {
  '/': {
    label: 'Home',
    heading: 'A Hassle-Free Car Buying Experience.',
    subtitle: 'Get Pre-Qualified Today.',
  },
  '/customers': {
    label: 'Customers',
    heading: 'Customer Resources',
    subtitle: 'Pay, get a payoff quote or report a claim',
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
  },
  '/payoff': {
    label: 'Payoff Quote',
    heading: 'Payoff Quote',
    subtitle: 'Get your current loan payoff amount',
  },
  '/signin': {
    label: 'Sign In',
    heading: 'Sign In',
    subtitle: 'For customers and for dealer partners',
  },
  '/pre-qualify': {
    label: 'Get Pre-Qualified',
    heading: 'Get Pre-Qualified',
    subtitle: 'See where you stand before you visit a dealership',
  },
  '/payment': {
    label: 'Make a Payment',
    heading: 'Make a Payment',
    subtitle: 'Pay by debit card, from your bank account, by phone or by mail',
  },
  '/faq': {
    label: 'FAQ',
    heading: 'Frequently Asked Questions',
    subtitle: 'Straight answers about payments, payoffs and your loan',
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
  },
  '/credit-score': {
    label: 'Credit Score',
    heading: 'Free Credit Score',
    subtitle: 'What the number means, what moves it and how to raise it',
  },
  '/military': {
    label: 'Military Benefits',
    heading: 'Benefits for Military Personnel',
    subtitle: 'Thank you for your service. Here is how the law protects your loan.',
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
  },
  '/executives': {
    label: 'Executives',
    heading: 'Executives',
    subtitle: `The people who lead ${shortName}`,
  },
  '/affiliates': {
    label: 'Affiliates',
    heading: 'Our Affiliates',
    subtitle: 'Companies that work with us to serve customers and dealers',
  },
  '/history': {
    label: 'History',
    heading: 'Our History',
    subtitle: `${figures.yearsInBusiness} years on the road`,
  },
  '/dealers/full-spectrum': {
    label: 'Full Spectrum Lending',
    heading: 'Full Spectrum Lending',
    subtitle: 'One lender for every customer who walks in',
  },
  '/dealers/indirect': {
    label: 'Indirect Auto Finance',
    heading: 'Indirect Auto Finance',
    subtitle: 'You make the sale, and we finance it',
  },
  '/dealers/solutions': {
    label: 'Other Finance Solutions',
    heading: 'Other Finance Solutions',
    subtitle: 'What we finance today, and what comes next',
  },
  '/dealers/services': {
    label: 'Additional Services',
    heading: 'Additional Services',
    subtitle: 'Help for your store, beyond the loan',
  },
} as const;

/** The document title of the home page. */
export const homeTitle = `${name}: Auto Loans for All Credit Types` as const;
