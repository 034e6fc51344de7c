import { company } from '../company/index.ts';
import { callLink, mailLink, type PageLink, type RichText, type TextLink } from './text.ts';

const { phones, mailboxes } = company;

export const solutions = {
  heading: 'Tell us what your store needs',
  body: [
    'More programs are coming, and this page will list each one when it opens. Full Spectrum Lending and Indirect Auto Finance are open now.',
    [
      'Need something we do not offer yet, or want to hear first? Email ',
      mailLink(mailboxes.dealers),
      ' and tell us what would help.',
    ],
  ],
  today: {
    heading: 'What you can use today',
    links: [
      { text: 'Full Spectrum Lending', to: '/dealers/full-spectrum' },
      { text: 'Indirect Auto Finance', to: '/dealers/indirect' },
    ],
  },
  primary: { text: 'Back to Dealer Resources', to: '/dealers' },
  secondary: callLink(phones.dealers, `Call ${phones.dealers.display}`),
} as const satisfies {
  heading: string;
  body: RichText;
  today: { heading: string; links: readonly PageLink[] };
  primary: TextLink;
  secondary: TextLink;
};
