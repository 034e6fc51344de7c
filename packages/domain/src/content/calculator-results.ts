export * from '#words/calculator-results';
