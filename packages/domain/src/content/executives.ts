export * from '#words/executives';
