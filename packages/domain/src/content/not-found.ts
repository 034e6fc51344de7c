export * from '#words/not-found';
