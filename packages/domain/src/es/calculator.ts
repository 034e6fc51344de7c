import type { PageLink } from '../content/text.ts';
import { maximumLoan, monthlyPayment } from './calculator-results.ts';
import { calculatorDisclaimer } from './disclaimer.ts';

/** The labels of the calculator's sliders. */
export const calculatorFields = {
  price: 'Precio del auto',
  term: 'Plazo del préstamo',
  apr: 'Tasa porcentual anual (APR)',
  downPayment: 'Pago inicial (enganche)',
  monthlyPayment: 'Pago mensual',
} as const;

/** The hints of the sliders. */
export const calculatorHints = {
  apr: 'Su tasa anual por todo lo que pide prestado',
} as const;

/** The calculator's words. */
export const calculator = {
  id: 'calculator',
  heading: 'Calculadora de préstamos de auto',
  lead: 'Deslice los controles o escriba números exactos. Los resultados cambian al momento.',
  tabs: { label: 'Qué calcular', monthlyCost: 'Costo mensual', maximumLoan: 'Préstamo máximo' },
  fields: calculatorFields,
  units: { taxRate: '%', apr: '%', term: 'meses' },
  results: {
    monthlyPayment,
    amountFinanced: 'Monto financiado',
    totalInterest: 'Total de intereses',
    totalOfPayments: 'Total de pagos',
    totalCost: 'Total con pago inicial',
    lastPayment: 'Último pago',
    maximumLoan,
  },
  disclaimer: calculatorDisclaimer,
  leftOut:
    'El impuesto, el título de propiedad y los cargos del concesionario (dealer) no están incluidos si usted no los agrega. Su tasa depende de su crédito.',
  action: { text: 'Precalificar', to: '/pre-qualify' },
} as const satisfies { action: PageLink; [words: string]: unknown };
