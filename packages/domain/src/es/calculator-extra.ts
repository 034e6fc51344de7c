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
  firstPayment: { month: 'Mes', year: 'Año', hint: 'Si empieza más tarde, paga más intereses.' },
  onceOption: (month: string, payment: number) => `${month}, pago ${payment}`,
  lead: `El dinero adicional va al capital. ${paymentRules.earlyPayoff}`,
  everyTwoWeeks: {
    button: 'Simular pagos cada dos semanas',
    explanation:
      'Medio pago cada dos semanas son 26 mitades al año: 13 pagos, uno más que 12. Esto suma el mismo dinero mes por mes. Solo muestra el efecto; no le inscribe en nada.',
  },
  paidOffAsBefore: (month: string) => `Liquidado en ${month}, igual que sin ellos.`,
  figures: {
    interest: (usual: string) => `Intereses, en lugar de ${usual}`,
    paidOff: (usual: string) => `Liquidado, en lugar de ${usual}`,
  },
  noInterest: 'Al 0% no hay intereses que ahorrar.',
  paidInAll: (amount: string) => `Paga ${amount} adicionales en total.`,
  changesNothing:
    'Estos pagos adicionales no cambian nada: el préstamo termina antes de que venzan.',
  none: 'Escriba un pago adicional para ver cuánto ahorra.',
} as const;
