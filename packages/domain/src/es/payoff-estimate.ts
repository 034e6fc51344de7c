/** The texts of the estimator. */
export const payoffEstimateWords = {
  balance: {
    label: 'Saldo',
    hint: 'El capital que debe. Está en su estado de cuenta',
  },
  apr: {
    label: 'Tasa porcentual anual (APR)',
    hint: 'La tasa de interés anual de su contrato. Si la APR del contrato es más alta, incluye cargos',
  },
  asOf: { label: 'Fecha del saldo', hint: 'La fecha a la que corresponde ese saldo' },
  payoffDate: { label: 'Fecha para liquidar', hint: 'El día en que recibimos su dinero' },
  fees: { label: 'Cargos sin pagar', hint: 'Cargos por pago atrasado, si tiene' },
  payment: { heading: 'Haré un pago antes de esa fecha', amount: 'Monto', date: 'Fecha' },
  estimate: 'Monto estimado para liquidar',
  empty: 'Escriba su saldo y su APR.',
  pickDate: (from: string, to: string) => `Elija una fecha del ${from} al ${to}`,
  pickPaymentDate:
    'Elija una fecha posterior a la de su saldo, hasta la fecha en que quiere liquidar',
  use: 'Usar esta fecha en mi solicitud',
  print: 'Imprimir esta estimación',
  printed: 'Solo una estimación',
} as const;
