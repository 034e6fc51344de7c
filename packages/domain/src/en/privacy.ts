import { callLink, mailLink, type Section, type TextTable } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { name, shortName, phones, mailboxes, times } = company;

/** A reason to share, and our answer, in the order of the model privacy form. */
export interface SharingReason {
  readonly reason: string;
  readonly doWeShare: 'Yes' | 'No';
  readonly canYouLimit: 'Yes' | 'No' | 'We don’t share';
}

/** The reasons of the model form (12 CFR 1016, appendix), with sample answers. */
export const sharingReasons = [
  {
    reason:
      'For our everyday business purposes, such as to process your transactions, maintain your account(s), respond to court orders and legal investigations, or report to credit bureaus',
    doWeShare: 'Yes',
    canYouLimit: 'No',
  },
  {
    reason: 'For our marketing purposes, to offer our products and services to you',
    doWeShare: 'Yes',
    canYouLimit: 'No',
  },
  {
    reason: 'For joint marketing with other financial companies',
    doWeShare: 'No',
    canYouLimit: 'We don’t share',
  },
  {
    reason:
      'For our affiliates’ everyday business purposes, information about your transactions and experiences',
    doWeShare: 'Yes',
    canYouLimit: 'No',
  },
  {
    reason:
      'For our affiliates’ everyday business purposes, information about your creditworthiness',
    doWeShare: 'No',
    canYouLimit: 'We don’t share',
  },
  {
    reason: 'For our affiliates to market to you',
    doWeShare: 'No',
    canYouLimit: 'We don’t share',
  },
  {
    reason: 'For nonaffiliates to market to you',
    doWeShare: 'No',
    canYouLimit: 'We don’t share',
  },
] as const satisfies readonly SharingReason[];

/** The reasons as the model form's table. */
export const sharingTable: TextTable = {
  caption: 'Reasons we can share your personal information',
  columns: ['Reasons we can share', `Does ${shortName} share?`, 'Can you limit this sharing?'],
  rows: sharingReasons.map(({ reason, doWeShare, canYouLimit }) => [
    reason,
    doWeShare,
    canYouLimit,
  ]),
};

export const privacy = {
  isSample: true,
  revised: 'November 2026',
  sections: [
    {
      id: 'facts',
      heading: `What does ${shortName} do with your personal information?`,
      body: [
        { heading: 'Why?' },
        'Financial companies choose how they share your personal information. Federal law gives you the right to limit some but not all sharing. It also requires us to tell you how we collect, share and protect it. Please read this notice carefully.',
        { heading: 'What?' },
        'The information we collect and share depends on the product or service you have with us. It can include:',
        {
          list: [
            'Social Security number and income',
            'account balances and payment history',
            'credit history and credit scores',
          ],
        },
        'When you are no longer our customer, we continue to share your information as this notice says.',
        { heading: 'How?' },
        `All financial companies need to share customers’ personal information to run their everyday business. The table lists the reasons a financial company can share it, whether ${shortName} does, and whether you can limit it.`,
        { table: sharingTable },
      ],
    },
    {
      id: 'who-we-are',
      heading: 'Who we are and what we do',
      body: [
        { heading: 'Who is providing this notice?' },
        `${name}.`,
        { heading: `How does ${shortName} protect my personal information?` },
        'To protect it from being seen or used without permission, we use security measures that comply with federal law. They include computer safeguards, and secured files and buildings.',
        { heading: `How does ${shortName} collect my personal information?` },
        'We collect it, for example, when you:',
        {
          list: [
            'apply for a loan or get pre-qualified',
            'make a payment or ask for a payoff quote',
            'report an insurance claim, or write or call us',
          ],
        },
        'We also get it from others, such as credit bureaus and dealers.',
        { heading: 'Why can’t I limit all sharing?' },
        'Federal law gives you the right to limit only:',
        {
          list: [
            'sharing for affiliates’ everyday business purposes, information about your creditworthiness',
            'affiliates using your information to market to you',
            'sharing for nonaffiliates to market to you',
          ],
        },
        'State laws may give you more rights to limit sharing.',
      ],
    },
    {
      id: 'definitions',
      heading: 'Definitions',
      body: [
        {
          list: [
            [
              { strong: 'Affiliates' },
              ' are companies related to us by common ownership or control. See ',
              { text: 'our affiliates', to: '/affiliates' },
              '.',
            ],
            [
              { strong: 'Nonaffiliates' },
              ' are companies that are not related to us. We do not share with them so they can market to you.',
            ],
            [
              { strong: 'Joint marketing' },
              ' is a formal agreement between financial companies to market to you together. We do not do that.',
            ],
          ],
        },
      ],
    },
    {
      id: 'website',
      heading: 'What this website does with what you type',
      body: [
        'The website does not use advertising cookies or trackers. It loads nothing from other companies.',
        'If something on a page fails, your browser may report what kind of failure it was to our server. We count these reports. We do not store them or link them to you.',
        'The calculator runs in your browser. We do not see the numbers you try.',
        'A link that you copy from the calculator holds its numbers, and no name. Anyone with the link can see them. Opening it sends them to our server with the address of the page. We do not log or store them.',
      ],
    },
    {
      id: 'choices',
      heading: 'Your privacy choices',
      body: [
        'We do not sell personal information, and we do not share it for ads that follow you across websites. So there is nothing to opt out of.',
        'Your state may give you the right to see the information we have about you, correct it or have it deleted. Federal law requires us to keep some loan records.',
        [
          'To ask, email ',
          mailLink(mailboxes.privacy),
          ' or call ',
          callLink(phones.main),
          '. We’ll confirm it’s you, and we’ll never treat you worse for asking.',
        ],
      ],
    },
    {
      id: 'children',
      heading: 'Children',
      body: [
        'This website is for adults. We do not knowingly collect information from children under 13.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to this policy',
      body: [
        `We post changes on this page ${times.privacyNoticeDays} days before they take effect.`,
      ],
    },
    {
      id: 'questions',
      heading: 'Questions',
      body: [['Call ', callLink(phones.main), ' or email ', mailLink(mailboxes.privacy), '.']],
    },
  ],
} as const satisfies { isSample: true; revised: string; sections: readonly Section[] };

export const securityCode =
  'A card security code never leaves your browser. We do not email it and we do not keep it.';
