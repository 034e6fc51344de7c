export * from '#words/calculator-road';
