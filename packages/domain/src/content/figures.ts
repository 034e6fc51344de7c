import { company } from '../company/index.ts';

const { figures } = company;

/** A number that stands large, and the words under it. */
export interface Figure {
  readonly value: string;
  readonly label: string;
}

/** The company's figures, wherever they stand as numbers. */
export const companyFigures: readonly Figure[] = [
  { value: `${figures.yearsInBusiness} years`, label: 'in business' },
  { value: figures.dealerPartners, label: 'dealer partners' },
  { value: `About ${figures.customersAYear}`, label: 'customers a year' },
];

/** The figures of the past; today's are the company's. */
export const pastFigures = {
  statesIn1995: 10,
  customersIn2000: '100,000',
  dealersIn2010: '15,000',
  statesIn2018: 50,
  dealersIn2018: '25,000+',
} as const;
