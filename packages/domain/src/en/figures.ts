import type { Figure } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { figures } = company;

/** The company's figures, as every page shows them. */
export const companyFigures = [
  { value: `${figures.yearsInBusiness} years`, label: 'in business' },
  { value: figures.dealerPartners, label: 'dealer partners' },
  { value: `About ${figures.customersAYear}`, label: 'customers a year' },
] as const satisfies readonly Figure[];
