/** A phone number as shown, and as a link dials it. */
export interface Phone {
  readonly display: string;
  readonly href: string;
}

/** One line of the opening hours. */
export interface OpeningHours {
  readonly days: string;
  readonly times: string;
}

/** A postal address below the company's name, one string a line. */
export type PostalAddress = readonly string[];

const phone = <L extends string>(last4: L) =>
  ({
    display: `(800) 555-${last4}`,
    href: `tel:+1800555${last4}`,
  }) as const satisfies Phone;

/**
 * Every fact about the company, each stated only here. A lender edits this file to use its own
 * facts; texts, emails and pages read them from here.
 */
export const company = {
  name: 'Milepost Auto Finance',
  shortName: 'Milepost',
  foundedYear: 1990,
  foundedIn: 'Los Angeles',
  licenseLine: 'NMLS # (sample)',

  phones: {
    /** Customer service. Shown wherever no other number is named. */
    main: phone('0135'),
    /** The numbers for payments by phone: the automated line and an agent. */
    payments: phone('0119'),
    claims: phone('0127'),
    dealers: phone('0142'),
    military: phone('0154'),
    affiliates: phone('0168'),
  },

  mailboxes: {
    /** Receives every form that the site mails. */
    info: 'info@milepost.example',
    payoff: 'payoff@milepost.example',
    claims: 'claims@milepost.example',
    dealers: 'dealers@milepost.example',
    partners: 'partners@milepost.example',
    military: 'military@milepost.example',
    careers: 'careers@milepost.example',
    privacy: 'privacy@milepost.example',
    accessibility: 'accessibility@milepost.example',
    /** Takes reports of vulnerabilities. */
    security: 'security@milepost.example',
  },

  addresses: {
    office: ['1 Sample Plaza', 'Sampletown, CA 90000'],
    payments: ['Payment Processing', 'P.O. Box 1990', 'Sampletown, CA 90000'],
  },

  hours: {
    /** Shown everywhere except in the footer. */
    office: [
      { days: 'Mon-Fri', times: '8-8 EST' },
      { days: 'Sat', times: '9-5 EST' },
      { days: 'Sun', times: 'closed' },
    ],
    automatedPayments: { days: 'Automated payments', times: '24/7' },
    /** The footer's own opening hours. The product prescribes this text. */
    footer: ['MON-FRI 9 AM – 9 PM PST', 'SAT 10 AM – 7 PM PST'],
    military: { days: 'Military line', times: '6am-5pm Pacific' },
  },

  figures: {
    yearsInBusiness: 35,
    dealerPartners: '30,000+',
    customersAYear: '500,000',
  },

  /** The company's past figures, by the year in which it reached them. */
  past: {
    statesIn1995: 10,
    customersIn2000: '100,000',
    dealersIn2010: '15,000',
    statesIn2018: 50,
    dealersIn2018: '25,000+',
  },

  /** Our promises and their deadlines. Hours and days are numbers, ranges are text. */
  times: {
    payoffQuoteHours: 24,
    payoffQuoteValidDays: 10,
    preQualifyReplyHours: 24,
    contactReplyBusinessDays: '1-2',
    claimReplyBusinessDays: '1-2',
    accessibilityReplyBusinessDays: 5,
    privacyNoticeDays: 10,
    militaryReplyHours: 48,
    dueDateChanges: 'once per year',
  },

  languages: {
    /** The languages in which our staff answer, as tags. No text promises another one. */
    service: ['en'],
  },

  links: {
    site: 'https://www.milepost.example',
    sellYourCar: 'https://marketplace.milepost.example/sell-your-car',
  },
} as const satisfies {
  phones: Record<string, Phone>;
  mailboxes: Record<string, `${string}@${string}`>;
  addresses: Record<string, PostalAddress>;
  hours: {
    office: readonly OpeningHours[];
    automatedPayments: OpeningHours;
    footer: readonly string[];
    military: OpeningHours;
  };
  languages: { service: readonly string[] };
  [fact: string]: unknown;
};

/** The mailbox that takes the same questions as a phone number: that of the claims line, or ours for all others. */
export const mailboxOf = (phone: Phone) =>
  phone === company.phones.claims ? company.mailboxes.claims : company.mailboxes.info;

/** A postal address on one line. */
export const addressText = (lines: PostalAddress): string => lines.join(', ');

/** A line of the opening hours as text, e.g. `Mon-Fri 8-8 EST`. */
export const hoursText = ({ days, times }: OpeningHours): string => `${days} ${times}`;
