import { callLink, mailLink, type Point, type RichText, type Section } from '../content/text.ts';
import { addressText, company } from '../facts/company.ts';
import { scra, scraSubject } from '../facts/scra.ts';
import { hours } from './company.ts';

const { phones, mailboxes, times, addresses, name } = company;

export const militaryPoints = [
  {
    title: 'APR under SCRA',
    value: `${scra.maxApr}%`,
    text: `If you took out your loan before you entered service, we lower your rate to ${scra.maxApr}% while you serve.`,
  },
  {
    title: 'Response',
    value: `${times.militaryReplyHours} hours`,
    text: 'You’ll hear what we decided, or what else we need from you.',
  },
  {
    title: 'Protection for your car',
    value: 'Court order',
    text: 'If you paid on the loan before service, we may not repossess your car without a court order.',
  },
] as const satisfies readonly (Point & { readonly value: string })[];

/**
 * What the Military Lending Act covers (10 U.S.C. 987), and its exception for a loan to buy a
 * vehicle which secures that loan (32 CFR 232.3(f)(2)(ii)).
 */
const lendingAct =
  'The Military Lending Act caps the cost of most other consumer loans made during service at 36% a year, for members on active duty and their families. It does not cover a loan to buy a car if that same car secures the loan.';

/** The texts around the drawing of the rate limit. */
export const rateLimitWords = {
  label: 'The rate in your contract',
  /** The names of the bars: the rate without the law, and with it. */
  bars: ['In your contract', 'While you serve'],
  /** @param points The part of the rate that is forgiven, in percentage points. */
  isLowered: (apr: number, points: number) =>
    `Your rate drops from ${apr}% to ${scra.maxApr}% while you serve. ${points === 1 ? 'The other point is' : `The other ${points} points are`} forgiven.`,
  staysAsIs: (apr: number) => `At ${apr}%, your rate stays as it is.`,
} as const;

export const militarySections = [
  {
    id: 'what-it-is',
    heading: 'What the law gives you',
    body: [
      'The Servicemembers Civil Relief Act (SCRA) is a federal law that protects people who serve. For an auto loan, it does two main things.',
      {
        list: [
          [
            { strong: 'A lower rate.' },
            ` If you took out the loan before you entered service, alone or with your spouse, interest is at most ${scra.maxApr}% a year while you serve. Interest above that is forgiven. You do not pay it later, and your monthly payment goes down.`,
          ],
          [
            { strong: 'No repossession without a court.' },
            ' If you made a deposit or at least one payment before you entered service, we need a court order before we may take back the car.',
          ],
        ],
      },
      'The lower rate starts on the date of the orders that called you up, even if you ask later.',
    ],
  },
  {
    id: 'who',
    heading: 'Who may qualify',
    body: [
      {
        list: [
          'full-time active duty members of the Army, Navy, Air Force, Marine Corps, Space Force and Coast Guard',
          'reservists on federal active duty',
          'National Guard members on federal orders for more than 30 days',
          'commissioned officers of the Public Health Service and of NOAA on active duty',
        ],
      },
      'Some protections also cover your spouse, your children and others you support. Someone with your power of attorney can ask for you.',
      'Not sure? Ask us. We’ll check for free.',
    ],
  },
  {
    id: 'how',
    heading: 'How to ask',
    body: [
      {
        steps: [
          [
            { strong: 'Write to us' },
            ' Say that you want your SCRA benefits. Give your account number and the date your service began.',
          ],
          [
            { strong: 'Add proof of service' },
            ' Your orders, a letter from your commanding officer on letterhead, or your Leave and Earnings Statement (LES).',
          ],
          [
            { strong: 'Send both' },
            ' Email them to ',
            mailLink(mailboxes.military, scraSubject),
            `, or mail them to ${addressText([name, ...addresses.payments])}.`,
          ],
        ],
      },
      `You can ask during your service and up to ${scra.requestDaysAfterService} days after it ends. If you’re missing a document, ask anyway. We can often verify your service ourselves.`,
    ],
  },
  {
    id: 'next',
    heading: 'What happens next',
    body: [
      'Once we have what we need, we tell you when your new rate and payment start.',
      'If you paid more than the law allows, we’ll credit or refund it, whichever you choose.',
      'Asking for your benefits does not count against you. It won’t hurt your credit, and we won’t turn you down for credit because of it.',
    ],
  },
  {
    id: 'reach-us',
    heading: 'Reach our military team',
    body: [
      [
        'Call ',
        callLink(phones.military),
        ` or email `,
        mailLink(mailboxes.military),
        `. ${hours.military.days}: ${hours.military.times}.`,
      ],
      `Leaving service, or moving on new orders? Tell us your new address, so we can stay in touch.`,
    ],
  },
] as const satisfies readonly Section[];

export const militaryLegal = {
  isSample: true,
  body: [
    'This page is a short guide. Where it and the law differ, the law applies. Loans made during service do not get the lower rate under the SCRA, but other laws may help you.',
    lendingAct,
  ],
} as const satisfies { isSample: true; body: RichText };
