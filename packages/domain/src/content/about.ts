export * from '#words/about';
