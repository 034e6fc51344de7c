import { paymentRules } from './payment-rules.ts';

/** "Extra payments". */
export const extraWords = {
  monthNames: [
    'enero',
    'febrero',
    'marzo',
    'abril',
    'mayo',
    'junio',
    'julio',
    'agosto',
    'septiembre',
    'octubre',
    'noviembre',
    'diciembre',
  ],
  firstPayment: { month: 'Mes', year: 'Año', hint: 'Cada mes de espera cuesta intereses.' },
  lead: `El dinero adicional va al capital. ${paymentRules.earlyPayoff}`,
  everyTwoWeeks: {
    button: 'Simular pagos cada dos semanas',
    explanation:
      'Medio pago cada dos semanas son 26 mitades al año: 13 pagos, uno más que 12. Esto suma el mismo dinero mes por mes. Solo muestra el efecto; no le inscribe en nada.',
  },
  paidOffSooner: (month: string, usual: string, sooner: string) =>
    `Liquidado en ${month} y no en ${usual}: ${sooner} antes.`,
  paidOffAsBefore: (month: string) => `Liquidado en ${month}, igual que sin ellos.`,
  interest: (interest: string, usual: string, saved: string) =>
    `Intereses: ${interest} en lugar de ${usual}. Ahorra ${saved}.`,
  saved: { interest: 'menos en intereses', time: 'antes' },
  noInterest: 'Al 0% no hay intereses que ahorrar.',
  paidInAll: (amount: string) => `Paga ${amount} adicionales en total.`,
  changesNothing:
    'Estos pagos adicionales no cambian nada: el préstamo termina antes de que venzan.',
  none: 'Escriba un pago adicional para ver cuánto ahorra.',
} as const;
