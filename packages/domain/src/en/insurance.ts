import { callLink, mailLink, type RichText } from '../content/text.ts';
import { addressText, company } from '../facts/company.ts';
import { claimReplyDays } from './company.ts';

const { name, phones, mailboxes, addresses } = company;

/** What the phone number of the claims is. */
export const claimsLine = 'Claims line';

export const claimFormHeading = 'Tell us what happened';

/** The promise above the form. It depends on what the site does with the form. */
export const claimPromise = {
  mailed: `A claims specialist will contact you within ${claimReplyDays} business days, and a confirmation email will be sent.`,
  shown: `Report your claim by phone or email, and a claims specialist will contact you within ${claimReplyDays} business days.`,
} as const;

/** What to do after a loss. */
export const stepsFirst = {
  heading: 'Do these things first',
  steps: [
    { title: 'Get safe', text: 'Make sure everyone is safe. If someone is hurt, call 911.' },
    {
      title: 'Call the police',
      text: 'Call them after an accident or a theft. Ask for a report and write down the number.',
    },
    {
      title: 'Call your insurer',
      text: `Open a claim. Tell them that ${name} is the lienholder and must be named on any check for the car.`,
    },
  ],
  report: {
    title: 'Report it to us',
    mailed: 'Fill out our claim form, or call our claims line.',
    shown: 'Call our claims line, or email us.',
  },
} as const;

export const factsToGive = {
  heading: 'Have this information ready',
  body: [
    {
      list: [
        'your loan account number',
        'the date and place of the incident',
        'what happened, in your own words',
        'where the car is now, and whether it can be driven',
        'the mileage, as close as you know it',
        'your insurance company, your policy number and your claim number if you have one',
        'your adjuster’s name, phone number and email',
        'the other driver’s insurance, if there was another driver',
        'the police report number, if there is one',
        'if you bought GAP coverage, the name of the company',
        'how best to reach you',
      ],
    },
  ],
} as const satisfies { heading: string; body: RichText };

export const documentsToSend = {
  heading: 'Documents we may ask for',
  body: [
    [
      'You do not need these to report a claim. When you have them, email them to ',
      mailLink(mailboxes.claims),
      ' with your account and claim numbers.',
    ],
    {
      list: [
        'the police report or other proof of what caused the loss',
        'your insurer’s valuation of the car',
        'the settlement breakdown, which shows what your insurer pays and what it deducts',
        'the repair estimate, if the car can be fixed',
        'your GAP contract, if you have one',
      ],
    },
  ],
} as const satisfies { heading: string; body: RichText };

/** The title of the printable list of what to do and say after a loss. */
export const claimListTitle = 'After an accident or a theft';

export const claimNext = {
  heading: 'What happens next',
  body: [
    {
      steps: [
        `A claims specialist contacts you within ${claimReplyDays} business days.`,
        'We send your insurer your payoff amount and a letter of guarantee, our promise to send the title once we are paid.',
        'Your insurer decides whether the car is repaired or totaled.',
        `If it is repaired, a check made out to both of us goes to ${addressText(addresses.payments)}. We sign it so that the shop gets paid.`,
        'If it is totaled or not found, your insurer pays us first. You get whatever is left.',
      ],
    },
    { heading: 'Keep making your payments' },
    'Payments are still due while your claim is open. Paying on time helps you avoid late fees and protects your credit.',
    'If the insurance money does not cover what you owe, you still owe the rest. GAP coverage, if you bought it, may pay some or all of it.',
    ['Not sure about something? Call our claims line at ', callLink(phones.claims), '.'],
  ],
} as const satisfies { heading: string; body: RichText };
