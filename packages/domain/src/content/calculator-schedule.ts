export * from '#words/calculator-schedule';
