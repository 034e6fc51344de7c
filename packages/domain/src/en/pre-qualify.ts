import { callLink, type RichText, type Section } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { name, phones, times } = company;

export const badges = ['No Credit Impact', 'Fast Decision', 'All Credit Types'] as const;

export const preQualifyNext = {
  heading: 'What happens next',
  body: [
    {
      steps: [
        'We review what you sent and run a soft credit check.',
        `We contact you within ${times.preQualifyReplyHours} hours by phone or email.`,
        'We tell you how much you’re pre-qualified for and which dealers near you work with us.',
        'You choose a car. The dealer sends us your full application, which means a hard credit check.',
      ],
    },
    'Pre-qualification is not a final approval. Your terms can change if your credit report or your income differs from what you told us.',
    ['Rather talk to a person? Call ', callLink(phones.main), '.'],
  ],
} as const satisfies { heading: string; body: RichText };

export const bringToDealer = {
  id: 'bring-to-dealer',
  heading: 'Bring these to the dealer',
  body: [
    {
      list: [
        'your driver’s license',
        'your two latest pay stubs, or your\u00a0W-2',
        'proof of where you live, such as a utility bill',
        'proof of car insurance',
        'names and phone numbers of your references',
        'your down payment, if you plan to make one',
      ],
    },
  ],
} as const satisfies Section;

/** Shown below the form. The equal-credit words are the regulation's own (12 CFR 1002.9(b)(1)). */
export const preQualifyNotices = {
  isSample: true,
  permission: {
    heading: 'Your permission for a soft credit check',
    text: `It does not affect your score. When you send this form, you give ${name} written instructions under the Fair Credit Reporting Act. We may get information from your credit report, solely to conduct a pre-qualification.`,
  },
  equalCredit: {
    heading: 'Equal credit opportunity notice',
    text: 'The Federal Equal Credit Opportunity Act prohibits creditors from discriminating against credit applicants on the basis of race, color, religion, national origin, sex, marital status, age (provided the applicant has the capacity to enter into a binding contract); because all or part of the applicant’s income derives from any public assistance program; or because the applicant has in good faith exercised any right under the Consumer Credit Protection Act. The Federal agency that administers compliance with this law concerning this creditor is Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.',
  },
} as const;
