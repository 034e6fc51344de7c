import type { RichText } from '../content/text.ts';

/** A member of the leadership team. The people are invented. */
export interface Executive {
  readonly name: string;
  readonly title: string;
  readonly initials: string;
  readonly bio: string;
}

export const executives = [
  {
    name: 'Marisol Trentwell',
    title: 'Chief Executive Officer',
    initials: 'MT',
    bio: 'Marisol answered customer calls here for four years before she moved into management. She has led the company since 2019, and still takes calls one day each month.',
  },
  {
    name: 'Desmond Okafor-Hale',
    title: 'Chief Financial Officer',
    initials: 'DO',
    bio: 'Desmond makes sure we have the money to lend, in good years and hard ones. Before he joined us, he ran the books of a regional credit union.',
  },
  {
    name: 'Priya Vandermeer',
    title: 'Chief Credit Officer',
    initials: 'PV',
    bio: 'Priya sets our lending rules. Her team looks beyond the score to income, the car and the down payment, and makes sure our rules treat everyone the same.',
  },
  {
    name: 'Walter Kim-Ostrander',
    title: 'Chief Technology Officer',
    initials: 'WK',
    bio: 'Walter builds the tools that customers and dealers use each day. He measures his work in minutes saved at the dealer desk.',
  },
  {
    name: 'Annelise Corbray',
    title: 'Chief Operating Officer',
    initials: 'AC',
    bio: 'Annelise runs customer service, payments and claims. She wrote our rule that every call ends with a next step and a date.',
  },
  {
    name: 'Ruben Ashgrove',
    title: 'Executive Vice President, Dealer Partnerships',
    initials: 'RA',
    bio: 'Ruben grew up at his family’s used-car lot. He leads the reps who visit our dealer partners and bring what they hear back to us.',
  },
] as const satisfies readonly Executive[];

export const leadershipPhilosophy = {
  heading: 'Leadership Philosophy',
  body: [
    'We lead by staying close to the people we serve. Every leader here spends time each month on customer calls and at dealer desks.',
    'We say what we’ll do and when. If we’re wrong, we say so and fix it.',
  ],
  lead: 'We judge a decision by one question:',
  question: 'Would we be glad to explain it to the customer it affects?',
} as const satisfies { heading: string; body: RichText; lead: string; question: string };
