import { company } from '../facts/company.ts';
import type { WayGroup } from '../facts/fees.ts';

/** The texts of the fee finder. */
export const feeFinderWords = {
  state: { label: 'Your state', any: 'Any state' },
  way: {
    label: 'How you pay',
    any: 'Any way',
    groups: {
      online: 'Online',
      phone: 'By phone',
      mail: 'By mail',
      cash: 'With cash',
    } satisfies Record<WayGroup, string>,
  },
  orFree: (fee: string) => `${fee}, or free`,
  freeIn: (state: string) => `Free in ${state}`,
  notOfferedIn: (state: string) => `Not offered in ${state}`,
  askAbout: (state: string) =>
    `Some states do not allow this fee. Call ${company.phones.payments.display} to ask about ${state}, or pay from your bank account for free.`,
  /** The same where the site takes no payments online. */
  askAboutOff: (state: string) =>
    `Some states do not allow this fee. Call ${company.phones.payments.display} to ask about ${state}, or mail a check for free.`,
  /** Above the table while no state is chosen. */
  someStates: (fee: string) => `The ${fee} fee does not apply in some states.`,
  chooseState: 'Choose yours.',
  chooseAnother: 'Choose another way below.',
  count: {
    one: (free: number) => `1 way to pay, ${free} free.`,
    other: (ways: number, free: number) => `${ways} ways to pay, ${free} free.`,
  },
  countIn: {
    one: (state: string, free: number) => `In ${state}: 1 way to pay, ${free} free.`,
    other: (state: string, ways: number, free: number) =>
      `In ${state}: ${ways} ways to pay, ${free} of them free.`,
  },
  none: (state: string) => `Not available in ${state}. Here are the other ways.`,
} as const;
