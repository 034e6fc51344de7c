/** What the calculator is not; stands beside it and in the terms of service. */
export const calculatorDisclaimer =
  'This calculator is not a representation of a deal and is merely a tool.';
