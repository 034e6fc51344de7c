export const hosted = {
  heading: 'Pagar en línea',
  lead: 'En el siguiente paso, nuestro servicio de pagos le pide su tarjeta de débito o su cuenta bancaria. Este sitio web nunca ve esos números.',
  youPayThere: 'Usted paga en la página de nuestro servicio de pagos.',
  serviceHasIt: 'Nuestro servicio de pagos tiene su pago.',
  notYetProof: 'Esto todavía no prueba que su banco haya pagado.',
} as const;
