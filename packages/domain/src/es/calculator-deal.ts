/** "Trade-in, tax and fees". */
export const dealWords = {
  hints: {
    tradeIn: 'Lo que el concesionario le da por su auto',
    owedOnTradeIn: 'El monto para liquidar, no el saldo',
    taxRate: 'La estatal y la local juntas',
    taxedFees: 'Como un contrato de servicio',
    untaxedFees: 'A menudo, título y registro',
    lenderFees: 'Déjelo vacío si su APR los incluye',
    tradeInTax:
      'Las reglas varían por estado y cambian. Pregunte al concesionario o a la oficina de impuestos de su estado. Suponemos que no hasta que usted indique otra cosa, para no mostrar un impuesto demasiado bajo.',
    tradeInLimit: 'Lo máximo que su estado toma en cuenta por el auto que entrega',
    isTaxAndFeesInCash: 'Si está desactivado, son parte del préstamo',
  },
  tradeInTax: {
    none: 'No, el impuesto es sobre el precio completo',
    all: 'Sí, cuenta todo su valor',
    part: 'Sí, hasta un límite',
  },
  table: {
    caption: 'Cómo llegamos al monto financiado',
    item: 'Concepto',
    amount: 'Monto',
    price: 'Precio del auto',
    taxedFees: 'Productos adicionales y cargos con impuesto',
    tax: (rate: string, taxable: string) => `Impuesto sobre la venta (${rate} de ${taxable})`,
    untaxedFees: 'Cargos sin impuesto',
    lenderFees: 'Cargos del prestamista',
    costBeforeInterest: 'Costo antes de intereses',
    downPayment: 'Pago inicial (enganche)',
    tradeIn: 'Valor del auto que entrega a cuenta',
    owedOnTradeIn: 'Lo que todavía debe por él',
    taxAndFeesInCash: 'Impuesto y cargos que paga en efectivo',
    amountFinanced: 'Monto financiado',
  },
  rolledIn: (amount: string) =>
    `Debe ${amount} más de lo que vale el auto que entrega a cuenta. Ese monto se suma a su nuevo préstamo, y usted paga intereses por él.`,
  taxCouldBeLess: (amount: string) =>
    `Si su estado toma en cuenta el auto que entrega, pagaría ${amount} menos de impuesto.`,
  withoutLenderFees: (amount: string) =>
    `Los documentos del préstamo no incluyen los cargos del prestamista en el monto financiado. Mostrarían ${amount}.`,
  yourNumbers:
    'Usamos los números que escribió. Esto no es un cálculo oficial del impuesto ni una oferta de precio.',
} as const;
