import { company } from '../facts/company.ts';

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
