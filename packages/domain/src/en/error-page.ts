import { callLink, type OutsideLink } from '../content/text.ts';
import { company } from '../facts/company.ts';

/** The page that replaces one that failed to render or load. */
export const errorPage = {
  broken: {
    title: `Something went wrong | ${company.name}`,
    heading: 'Something went wrong on our side',
  },
  offline: {
    title: `You seem to be offline | ${company.name}`,
    heading: 'You seem to be offline',
  },
  outdated: {
    title: `Please load this page again | ${company.name}`,
    heading: 'This page has been updated',
    answers:
      'Loading it again clears what you typed in forms on other pages. To keep that, go back and finish there first.',
  },
  /** @param address The address of the failed page. */
  text: (address: string): readonly (string | OutsideLink)[] => [
    'This page did not load. ',
    { text: 'Load it again', href: address },
    ', or call us at ',
    callLink(company.phones.main),
    '.',
  ],
} as const;
