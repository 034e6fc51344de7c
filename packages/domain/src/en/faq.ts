import { callLink, type Faq, mailLink, type PageLink } from '../content/text.ts';
import { company, hoursText } from '../facts/company.ts';
import { claimReplyDays, contactReplyDays, hours } from './company.ts';
import { paymentRules } from './payment-rules.ts';

const { name, phones, mailboxes, times } = company;

export const creditScore = {
  id: 'free-credit-score',
  question: 'How do I get my free credit score?',
  answer: [
    [
      'Your score is part of your online account, at no cost. ',
      { text: 'Sign in', to: '/signin' },
      ' to see the full report. Looking at it does not affect your score.',
    ],
    [
      'Scores differ from one model to the next, so a lender may see a different number. Our ',
      { text: 'credit score page', to: '/credit-score' },
      ' explains what the ranges mean.',
    ],
  ],
} as const satisfies Faq;

export const payoffNeeds = {
  id: 'payoff-quote',
  question: 'What do I need to request a payoff quote?',
  answer: [
    'You need five things:',
    {
      list: [
        'your account number',
        'your full name',
        'the last 4 digits of your Social Security number',
        'your email address',
        'the date you want to pay off the loan',
      ],
    },
    [
      'Send them with our ',
      { text: 'payoff quote form', to: '/payoff' },
      `. We email your quote within ${times.payoffQuoteHours} hours. It is good for ${times.payoffQuoteValidDays} days from the payoff date you ask for. It can be higher than your balance, because interest adds up each day.`,
    ],
  ],
} as const satisfies Faq;

export const totaledOrStolen = {
  id: 'totaled-or-stolen',
  question: 'What do I do if my car is totaled or stolen?',
  answer: [
    {
      steps: [
        'Call the police and ask for a report.',
        `Call your insurance company. Tell them ${name} is the lienholder.`,
        ['Report it to us on our ', { text: 'insurance claim page', to: '/insurance' }, '.'],
        'Keep making your payments while the claim is open.',
      ],
    },
    `A claims specialist contacts you within ${claimReplyDays} business days. If the insurance does not cover all you owe, you still owe the rest. If you bought GAP coverage, it may pay some or all of it.`,
  ],
} as const satisfies Faq;

export const contactInfo = {
  id: 'contact-information',
  question: 'How do I update my contact information?',
  answer: [
    [
      { text: 'Sign in', to: '/signin' },
      ' to your account to change your address, phone or email, or call us at ',
      callLink(phones.main),
      '.',
    ],
    'To change your name, send us proof: your new driver’s license, and a marriage certificate, a divorce decree or a court order.',
  ],
} as const satisfies Faq;

export const creditCards = (cardFee: string) =>
  ({
    id: 'credit-cards',
    question: 'Can I pay with a credit card?',
    answer: [
      [
        `No. ${paymentRules.creditCards} You can pay with a `,
        { text: 'debit or ATM card', to: '/payment' },
        ` for ${cardFee} (not in some states), or from a checking or savings account for free.`,
      ],
    ],
  }) as const satisfies Faq;

export const serviceHours = {
  id: 'service-hours',
  question: 'What are your customer service hours?',
  answer: [
    { list: hours.office.map(hoursText) },
    `Automated payments work ${hours.automatedPayments.times}, online and by phone.`,
    [
      'Call ',
      callLink(phones.main),
      ' or email ',
      mailLink(mailboxes.info),
      '. We have a ',
      { text: 'separate line for service members', to: '/military' },
      '.',
    ],
  ],
} as const satisfies Faq;

export const stillHaveQuestions = {
  heading: 'Still Have Questions',
  text: `Write to us, and we reply within ${contactReplyDays} business days. Or call us.`,
  link: { text: 'Contact us', to: '/contact' },
  phone: callLink(phones.main),
} as const satisfies { link: PageLink; [words: string]: unknown };
