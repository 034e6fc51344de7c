import { callLink, type LinkGroup, type PageLink, type TextLink } from '../content/text.ts';
import { addressText, company } from '../facts/company.ts';
import { hours, licenseLine } from './company.ts';

/** The texts of the header and the footer that are not links. */
export const frame = {
  headerLabel: 'Main',
  footerLabel: 'Footer',
} as const;

/** The sticky header. The logo leads home. `links` show on wide screens only. */
export const header = {
  logo: { text: company.shortName, to: '/' },
  links: [
    { text: 'Customers', to: '/customers' },
    { text: 'Dealers', to: '/dealers' },
  ],
  payoff: { text: 'Payoff Quote', to: '/payoff' },
  signIn: { text: 'Sign In', to: '/signin' },
  /** The language of that page if it is another one. It is read out at every width, and shown where there is room. */
  signInNote: '',
} as const satisfies {
  logo: PageLink;
  links: readonly PageLink[];
  payoff: PageLink;
  signIn: PageLink;
  signInNote: string;
};

/**
 * The header's menu on screens too narrow for links: the two tasks that most visitors come for, the
 * other links in groups, and the phone number.
 */
export const menu = {
  text: 'Menu',
  tasks: [
    { text: 'Make a Payment', to: '/payment' },
    { text: 'Get Pre-Qualified', to: '/pre-qualify' },
  ],
  groups: [
    {
      title: 'Your loan',
      links: [
        { text: 'Payoff Quote', to: '/payoff' },
        { text: 'Insurance Claim', to: '/insurance' },
        { text: 'Sign In', to: '/signin' },
      ],
    },
    {
      title: 'More',
      links: [
        { text: 'FAQ', to: '/faq' },
        { text: 'Customers', to: '/customers' },
        { text: 'Dealers', to: '/dealers' },
      ],
    },
  ],
  phone: callLink(company.phones.main),
} as const satisfies {
  text: string;
  tasks: readonly PageLink[];
  groups: readonly { readonly title: string; readonly links: readonly PageLink[] }[];
  phone: TextLink;
};

/**
 * The footer. `hours` belong to the footer only; every other page element shows the office hours.
 */
export const footer = {
  id: 'site-links',
  tagline: `Auto finance for car buyers and dealers since ${company.foundedYear}.`,
  groups: [
    {
      title: 'Customers',
      links: [
        { text: 'Get a Loan', to: '/pre-qualify' },
        { text: 'Sell Your Car', href: company.links.sellYourCar },
        { text: 'Benefits for Military Personnel', to: '/military' },
        { text: 'FAQ', to: '/faq' },
        { text: 'Contact', to: '/contact' },
      ],
    },
    {
      title: 'Dealers',
      links: [
        { text: 'Full Spectrum Lending', to: '/dealers/full-spectrum' },
        { text: 'Indirect Auto Finance', to: '/dealers/indirect' },
        { text: 'Other Finance Solutions', to: '/dealers/solutions' },
        { text: 'Additional Services', to: '/dealers/services' },
        { text: 'Pay-Off Request', to: '/dealers/payoff' },
      ],
    },
    {
      title: 'Company',
      links: [
        { text: 'About', to: '/about' },
        { text: 'History', to: '/history' },
        { text: 'Executives', to: '/executives' },
        { text: 'Affiliates', to: '/affiliates' },
        { text: 'Careers', to: '/careers' },
      ],
    },
    {
      title: 'Your loan',
      links: [
        { text: 'Make a Payment', to: '/payment' },
        { text: 'Payoff Quote', to: '/payoff' },
        { text: 'Insurance Claim', to: '/insurance' },
        { text: 'Customer Resources', to: '/customers' },
        { text: 'Sign In', to: '/signin' },
      ],
    },
  ],
  contact: {
    title: 'Contact',
    // What these hours are for: the same number has other hours for customers.
    hours: ['New loans', ...hours.footer],
    phone: callLink(company.phones.main),
  },
  legal: [
    { text: 'Privacy', to: '/privacy' },
    { text: 'Terms', to: '/terms' },
    { text: 'Accessibility', to: '/accessibility' },
  ],
  smallPrint: [
    `${company.name}, ${addressText(company.addresses.office)}. ${licenseLine}.`,
    'This is a sample company. Equal opportunity lender.',
    'We do not use advertising cookies, and we do not sell personal information or share it for ads that follow you across websites.',
  ],
} as const satisfies {
  id: string;
  tagline: string;
  groups: readonly LinkGroup[];
  contact: { title: string; hours: readonly string[]; phone: TextLink };
  legal: readonly PageLink[];
  smallPrint: readonly string[];
};
