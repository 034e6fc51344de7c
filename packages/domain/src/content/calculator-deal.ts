export * from '#words/calculator-deal';
