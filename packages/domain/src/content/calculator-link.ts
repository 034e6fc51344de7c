export * from '#words/calculator-link';
