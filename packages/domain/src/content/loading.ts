export * from '#words/loading';
