import { formatList } from '../input/format.ts';
import type { PaymentWay } from './fees.ts';
import { paymentRules } from './payment-rules.ts';

/** The states and the District of Columbia, by their postal codes, in the order of their names. */
export const stateNames = {
  AL: 'Alabama',
  AK: 'Alaska',
  AZ: 'Arizona',
  AR: 'Arkansas',
  CA: 'California',
  CO: 'Colorado',
  CT: 'Connecticut',
  DE: 'Delaware',
  DC: 'District of Columbia',
  FL: 'Florida',
  GA: 'Georgia',
  HI: 'Hawaii',
  ID: 'Idaho',
  IL: 'Illinois',
  IN: 'Indiana',
  IA: 'Iowa',
  KS: 'Kansas',
  KY: 'Kentucky',
  LA: 'Louisiana',
  ME: 'Maine',
  MD: 'Maryland',
  MA: 'Massachusetts',
  MI: 'Michigan',
  MN: 'Minnesota',
  MS: 'Mississippi',
  MO: 'Missouri',
  MT: 'Montana',
  NE: 'Nebraska',
  NV: 'Nevada',
  NH: 'New Hampshire',
  NJ: 'New Jersey',
  NM: 'New Mexico',
  NY: 'New York',
  NC: 'North Carolina',
  ND: 'North Dakota',
  OH: 'Ohio',
  OK: 'Oklahoma',
  OR: 'Oregon',
  PA: 'Pennsylvania',
  RI: 'Rhode Island',
  SC: 'South Carolina',
  SD: 'South Dakota',
  TN: 'Tennessee',
  TX: 'Texas',
  UT: 'Utah',
  VT: 'Vermont',
  VA: 'Virginia',
  WA: 'Washington',
  WV: 'West Virginia',
  WI: 'Wisconsin',
  WY: 'Wyoming',
} as const;

/** A state by its postal code. */
export type StateCode = keyof typeof stateNames;

/** Where a way to pay is missing, in a sentence. */
export const notOfferedText = (states: readonly StateCode[]): string =>
  `Not offered in ${formatList(states.map((state) => stateNames[state]))}.`;

/** Where a way's fee is not charged, in a sentence: by name where the lender knows; empty where it is charged everywhere. */
export const noFeeText = ({ isFreeInSomeStates, freeIn }: PaymentWay): string => {
  if (freeIn) {
    return `We do not charge this fee in ${formatList(freeIn.map((state) => stateNames[state]))}.`;
  }
  return isFreeInSomeStates ? paymentRules.someStates : '';
};

/** The same in a few words: `Free in some states.` */
export const freeNote = ({ isFreeInSomeStates, freeIn }: PaymentWay): string => {
  if (freeIn) return `Free in ${formatList(freeIn.map((state) => stateNames[state]))}.`;
  return isFreeInSomeStates ? 'Free in some states.' : '';
};
