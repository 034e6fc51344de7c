import { callLink, type PageLink, type TextLink } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { phones } = company;

/** The text below a tab's form, for people that the form can't help. */
export interface SignInPrompt {
  readonly text: string;
  readonly link: PageLink;
  /** The link's label for screen readers, which may read it without the words before it. */
  readonly about?: string;
}

export const signInTabs = {
  label: 'Who is signing in',
  customer: {
    label: 'Customer',
    heading: 'Customer sign in',
    prompt: {
      text: 'Don’t have an account?',
      link: { text: 'Contact your Dealer', to: '/dealers' },
    },
  },
  dealer: {
    label: 'Dealer',
    heading: 'Dealer sign in',
    prompt: {
      text: 'Not a partner yet?',
      link: { text: 'Learn more', to: '/dealers' },
      about: 'about financing with us',
    },
  },
} as const satisfies {
  label: string;
  customer: { label: string; heading: string; prompt: SignInPrompt };
  dealer: { label: string; heading: string; prompt: SignInPrompt };
};

export const signInHelp = {
  heading: 'Need help signing in?',
  text: 'We can look up your account number and help you get in. We never ask for your password.',
  phone: callLink(phones.main),
  dealerText: 'Are you a dealer? Call',
  dealerPhone: callLink(phones.dealers),
} as const satisfies {
  phone: TextLink;
  dealerPhone: TextLink;
  [words: string]: unknown;
};
