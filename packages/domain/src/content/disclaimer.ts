export * from '#words/disclaimer';
