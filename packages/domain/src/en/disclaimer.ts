/** What the calculator is not. Shown beside the calculator and in the terms of service. */
export const calculatorDisclaimer =
  'This calculator is not a representation of a deal and is merely a tool.';
