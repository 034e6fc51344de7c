export * from '#words/calculator';
