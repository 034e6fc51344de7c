import { callLink, mailLink, type Section } from '../content/text.ts';
import { company } from '../facts/company.ts';
import { licenseLine } from './company.ts';
import { calculatorDisclaimer } from './disclaimer.ts';

const { name, phones, mailboxes, times } = company;

export const terms = {
  isSample: true,
  revised: 'November 2026',
  sections: [
    {
      id: 'agreement',
      heading: 'Your agreement with us',
      body: [
        `This website belongs to ${name}. When you use it, you agree to these terms. If you do not agree, please do not use it. You can always call us instead.`,
        'Your loan contract is a separate agreement. Where the two differ, your contract controls.',
      ],
    },
    {
      id: 'use',
      heading: 'Using the website',
      body: [
        'You may use the website to learn about our loans and to send us requests about your own account. You must be at least 18 years old to send a form.',
        'Please do not:',
        {
          list: [
            'send false information, or someone’s information without their consent',
            'try to break into the website, or to slow it down',
            'scrape the website, or pass it off as your own',
          ],
        },
      ],
    },
    {
      id: 'no-offer',
      heading: 'No offer of credit',
      body: [
        'Nothing on this website is an offer or a promise to lend. All loans need approval, and terms depend on your credit, your income, the vehicle and your state.',
        'Pre-qualification is not a final approval. It can change when we check your application.',
      ],
    },
    {
      id: 'calculator',
      heading: 'The calculator and the samples',
      body: [
        calculatorDisclaimer,
        'The account page, the credit score and the rate sheet show sample data. They are not about you or your account.',
      ],
    },
    {
      id: 'requests',
      heading: 'Requests and payments',
      body: [
        [
          'Our ',
          { text: 'privacy policy', to: '/privacy' },
          ' lists the forms that reach us by email. If the website says that we received one, we have your request. It does not mean the work is done.',
        ],
        'You may pay only from an account or a card that you are allowed to use. If your bank sends a payment back, you still owe the amount, and a fee may apply where your contract and the law allow one.',
        [
          'To stop a payment that you sent, call ',
          callLink(phones.payments),
          ' right away. We cannot stop it once it is processed.',
        ],
        `A payoff quote is good for ${times.payoffQuoteValidDays} days from the payoff date you ask for. After that, ask for a new one.`,
      ],
    },
    {
      id: 'links',
      heading: 'Links to other websites',
      body: [
        'Some links lead to websites that are not ours. We do not run them, and their own terms and privacy policies apply.',
      ],
    },
    {
      id: 'property',
      heading: 'Our name and our work',
      body: [
        `The name ${name}, our logo and the texts and pictures here belong to us or to those who license them to us. You may print or save pages for your own use.`,
      ],
    },
    {
      id: 'liability',
      heading: 'What we do not promise',
      body: [
        'We work to keep the website correct and running, but we provide it as it is. We do not promise that it is free of errors or always available.',
        'As far as the law allows, we are not liable for losses that come from using the website or from not being able to. Nothing here limits rights that the law does not let you give up.',
      ],
    },
    {
      id: 'law',
      heading: 'The law that applies',
      body: [
        'Federal law and the law of the state named in your loan contract apply. If you have no contract with us, the law of California applies.',
      ],
    },
    {
      id: 'changes',
      heading: 'Changes to these terms',
      body: [
        'We can change these terms. The date at the top shows when we last did. If you keep using the website after a change, you accept it.',
      ],
    },
    {
      id: 'contact',
      heading: 'Contact',
      body: [
        [
          'Questions? Call ',
          callLink(phones.main),
          ' or email ',
          mailLink(mailboxes.info),
          `. ${licenseLine}.`,
        ],
      ],
    },
  ],
} as const satisfies { isSample: true; revised: string; sections: readonly Section[] };
