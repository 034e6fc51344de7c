import { company } from '../facts/company.ts';
import { callLink, type OutsideLink } from './text.ts';

/** The page in place of one that broke or could not be loaded. */
export const errorPage = {
  broken: {
    title: `Something went wrong | ${company.name}`,
    heading: 'Something went wrong on our side',
  },
  offline: {
    title: `You seem to be offline | ${company.name}`,
    heading: 'You seem to be offline',
  },
  /** @param address The page's own. */
  text: (address: string): readonly (string | OutsideLink)[] => [
    'This page did not load. ',
    { text: 'Load it again', href: address },
    ', or call us at ',
    callLink(company.phones.main),
    '.',
  ],
} as const;
