/** The labels of the numbers in the calculator's parts. */
export const partQuantities = {
  tradeIn: 'Valor del auto que entrega a cuenta',
  owedOnTradeIn: 'Lo que todavía debe por él',
  taxRate: 'Tasa del impuesto sobre la venta',
  taxedFees: 'Productos adicionales y cargos con impuesto',
  untaxedFees: 'Cargos sin impuesto',
  lenderFees: 'Cargos del prestamista',
  tradeInLimit: 'Límite',
  extraMonthly: 'Adicional cada mes',
  extraYearly: 'Adicional una vez al año',
  extraOnce: 'Adicional una sola vez',
} as const;

/** The labels of the other fields in the parts. */
export const partFields = {
  tradeInTax: '¿El auto que entrega reduce el impuesto?',
  isTaxAndFeesInCash: 'Pago el impuesto y los cargos en efectivo',
  yearlyMonth: 'Mes del pago adicional',
  oncePayment: 'Súmelo a',
  firstPayment: 'Primer pago',
} as const;

/** The heading of the drawing below the result. */
export const roadHeading = 'El camino hasta su último pago';

/** The four parts that open below the result, in their order. The ids are anchors. */
export const calculatorParts = {
  deal: { id: 'calculator-deal', heading: 'Auto a cuenta, impuesto y cargos' },
  extra: { id: 'calculator-extra', heading: 'Pagos adicionales' },
  schedule: { id: 'calculator-schedule', heading: 'Calendario de pagos' },
  compare: { id: 'calculator-compare', heading: 'Comparar ofertas' },
} as const;

/** The messages for a part that can't show its own content. */
export const partStates = {
  loading: 'Cargando',
  noResult: 'Corrija los números de arriba para ver esto.',
} as const;

/** The name of an offer, by its letter. */
export const offerName = (letter: string): string => `Oferta ${letter}`;

/** Copy link, Print, Start over. */
export const linkWords = {
  copy: 'Copiar enlace',
  copied: 'Enlace copiado. Quien tenga el enlace verá estos números. No los guardamos.',
  copyByHand: 'Copie este enlace',
  failed:
    'No pudimos cargar los números de este enlace. Revise su conexión y vuelva a cargar la página.',
  print: 'Imprimir',
  startOver: 'Empezar de nuevo',
  startOverHint: 'Esto borra lo que escribió.',
  startedOver: 'Todos los números vuelven a ser los del ejemplo.',
} as const;

/** "What if you change one thing?". */
export const whatIfWords = {
  heading: '¿Y si cambia una cosa?',
  /** Describes a change before and after it is made. The amount is formatted in its own unit. */
  term: (months: string) => `${months} menos`,
  downPayment: (amount: string) => `${amount} más de pago inicial`,
  apr: (percent: string) => `${percent} menos de APR`,
  payment: {
    more: (amount: string) => `${amount} más al mes`,
    less: (amount: string) => `${amount} menos al mes`,
    same: 'lo mismo al mes',
  },
  interest: {
    more: (amount: string) => `${amount} más en intereses`,
    less: (amount: string) => `${amount} menos en intereses`,
    same: 'los mismos intereses',
  },
  effect: (
    change: string,
    payment: string,
    interest: string,
  ): readonly [string, string, string] => [`${change}:`, `${payment},`, interest],
  done: (field: string, value: string, payment: string, interest: string) =>
    `“${field}” ahora es de ${value}: ${payment} al mes, ${interest} en intereses.`,
} as const;
