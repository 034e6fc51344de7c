import type { Figure } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { figures } = company;

/** The company's figures, as every page shows them. */
export const companyFigures = [
  { value: `${figures.yearsInBusiness} años`, label: 'de experiencia' },
  { value: figures.dealerPartners, label: 'concesionarios asociados' },
  { value: `Unos ${figures.customersAYear}`, label: 'clientes al año' },
] as const satisfies readonly Figure[];
