/** The drawing of what is left to pay. */
export const roadWords = {
  label: 'Lo que falta por pagar después de cada pago',
  nothing: 'No hay nada que pagar.',
  left: { label: 'Por pagar', unit: 'por pagar' },
  interest: { label: 'Intereses hasta ahora', unit: 'de intereses hasta ahora' },
  /** The other loan, without the extra payments or with a change from "What changes if". */
  withoutExtras: { label: 'Sin pagos adicionales', unit: 'por pagar sin pagos adicionales' },
  saving: (months: string, interest: string) =>
    `El espacio entre las líneas es lo que ahorran los pagos adicionales: ${months} y ${interest} en intereses.`,
  changed: (change: string) => ({ label: change, unit: `por pagar con ${change}` }),
} as const;
