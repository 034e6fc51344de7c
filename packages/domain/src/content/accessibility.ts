export * from '#words/accessibility';
