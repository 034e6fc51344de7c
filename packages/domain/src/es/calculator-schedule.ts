import { interest, principal } from './calculator-results.ts';

/** "Payment schedule". */
export const scheduleWords = {
  show: { label: 'Mostrar', year: 'Por año', month: 'Por mes' },
  byYear: {
    caption: 'Calendario de pagos, por año',
    columns: {
      year: 'Año',
      payments: 'Pagos hechos',
      paid: 'Pagado',
      principal,
      interest,
      balance: 'Por pagar',
    },
    year: (year: number) => `Año ${year}`,
  },
  byMonth: {
    caption: 'Calendario de pagos, por mes',
    columns: {
      payment: 'Pago',
      month: 'Mes',
      paid: 'Pagado',
      extra: 'Adicional',
      principal,
      interest,
      balance: 'Por pagar',
    },
  },
  lastPayment: 'El último pago es un poco diferente, porque ajusta el redondeo.',
  download: 'Descargar como CSV',
  fileName: 'milepost-calendario-de-pagos.csv',
  print: 'Imprimir este calendario',
} as const;

/** The texts of the printout. */
export const printWords = {
  title: 'Estimación de préstamo de auto',
  inputs: 'Sus números',
  result: 'Lo que cuesta',
} as const;
