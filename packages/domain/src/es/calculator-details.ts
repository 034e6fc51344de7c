/** The texts of the results that few terms have. */
export const detailWords = {
  rate: 'Tasa',
  aprWithFees: 'APR con cargos',
  withExtra: 'Con pagos adicionales',
  paidOff: (month: string) => `Liquidado en ${month}.`,
  paidOffSooner: (month: string, sooner: string) => `Liquidado en ${month}, ${sooner} antes.`,
  youSaveInterest: (saved: string) => `Ahorra ${saved} en intereses.`,
  paidOffWithExtra: (month: string) => `Con pagos adicionales: liquidado en ${month}.`,
  youSave: (saved: string) => `Ahorra ${saved}.`,
  /** The interest of the months before a first payment that is later than next month. */
  deferral: (months: string, interest: string) =>
    `Esperar ${months} más para el primer pago cuesta unos ${interest} en intereses. Las cifras de arriba no los incluyen.`,
} as const;
