export * from '#words/terms';
