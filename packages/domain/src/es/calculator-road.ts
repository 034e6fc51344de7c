/** The drawing of what is left to pay. */
export const roadWords = {
  label: 'Lo que falta por pagar después de cada pago',
  /** With the loan without extra payments. */
  both: 'El préstamo con pagos adicionales y sin ellos',
  nothing: 'No hay nada que pagar.',
  left: { label: 'Por pagar', unit: 'por pagar' },
  interest: { label: 'Intereses hasta ahora', unit: 'de intereses hasta ahora' },
  /** The other loan, without the extra payments or with a change from "What if you change one thing?". */
  withoutExtras: { label: 'Sin pagos adicionales', unit: 'por pagar sin pagos adicionales' },
  /** In the drawing, beside all the interest of the loan. */
  total: 'Intereses',
  /** In the drawing, what extra payments save. */
  saved: {
    interest: (amount: string) => `${amount} menos de interés`,
    time: (months: string) => `${months} antes`,
  },
  /** The loan before the last change from "What if you change one thing?". */
  before: { label: 'Antes de este cambio', unit: 'por pagar antes de este cambio' },
  changed: (change: string) => ({ label: change, unit: `por pagar con ${change}` }),
} as const;
