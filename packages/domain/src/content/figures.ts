import { company } from '../facts/company.ts';

const { figures } = company;

/** A large number, and the words below it. */
export interface Figure {
  readonly value: string;
  readonly label: string;
}

/** The company's figures, as every page shows them. */
export const companyFigures: readonly Figure[] = [
  { value: `${figures.yearsInBusiness} years`, label: 'in business' },
  { value: figures.dealerPartners, label: 'dealer partners' },
  { value: `About ${figures.customersAYear}`, label: 'customers a year' },
];
