import { detailWords } from './calculator-details.ts';

/** "Compare offers". */
export const compareWords = {
  lead: 'La Oferta A es la que definió arriba. Agregue una o dos más, como la de un banco.',
  add: (letter: string) => `Agregar la Oferta ${letter}`,
  remove: (letter: string) => `Quitar la Oferta ${letter}`,
  more: (letter: string) => `Más sobre la Oferta ${letter}`,
  sameTax: 'Usamos para todas las ofertas el impuesto sobre la venta que definió arriba.',
  notCompared: (offer: string, field: string, bounds: string) =>
    `La ${offer} no se compara hasta que “${field}” sea ${bounds}.`,
  negotiable: 'Puede negociar esto',

  aprIsRate:
    'Usamos cada APR como la tasa anual que paga por todo lo que pide prestado. Si la APR de una oferta ya incluye los cargos del prestamista, no los sume otra vez.',
  changeWhatDiffers: 'Empieza como copia de la Oferta A. Cambie lo que sea diferente.',
  parts: {
    label: 'Lo que cuesta cada oferta en total',
    upFront: 'Efectivo y auto a cuenta',
    principal: 'Prestado',
    interest: 'Intereses',
    cheapest: (_count: number) => 'Cuesta menos',
  },
  table: {
    caption: 'Las ofertas lado a lado',
    all: 'Mostrar todas las filas',
    differing: 'Mostrar solo lo que es diferente',
    item: 'Concepto',
    price: 'Precio del auto',
    taxedFees: 'Productos adicionales y cargos con impuesto',
    taxAndFees: 'Impuesto sobre la venta y cargos sin impuesto',
    lenderFees: 'Cargos del prestamista',
    costBeforeInterest: 'Costo antes de intereses',
    downPayment: 'Pago inicial (enganche)',
    tradeIn: 'Valor del auto que entrega a cuenta',
    owedOnTradeIn: 'Lo que todavía debe por él',
    amountFinanced: 'Monto financiado',
    apr: 'APR',
    rate: detailWords.rate,
    aprWithFees: detailWords.aprWithFees,
    term: 'Plazo del préstamo',
    payment: 'Pago mensual',
    interest: 'Total de intereses',
    totalOfPayments: 'Total de pagos',
    totalCost: 'Costo total',
  },
  saved: (letter: string, other: string) =>
    `es lo que ahorra en total con la Oferta ${letter} en lugar de la ${other}`,
  lessThan: (amount: string, letter: string) => `${amount} menos que con la ${letter}.`,
  equallyCheap: (letters: string, cost: string) =>
    `Las Ofertas ${letters} cuestan lo mismo en total: ${cost}.`,
  lowestPayment: (offer: string, payment: string, _count: number) =>
    `La ${offer} tiene el pago más bajo: ${payment} al mes.`,
  costsMoreInAll: (amount: string) => `Con ella pagaría ${amount} más en total.`,
  pricesDiffer:
    'Los precios son diferentes, así que esto compara también los autos, no solo los préstamos.',
  rolledIn: 'El costo total incluye los intereses de su deuda anterior, pero no la deuda misma.',
} as const;
