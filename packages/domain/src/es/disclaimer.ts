/** What the calculator is not. Shown beside the calculator and in the terms of service. */
export const calculatorDisclaimer =
  'Esta calculadora no representa una oferta; es solo una herramienta.';
