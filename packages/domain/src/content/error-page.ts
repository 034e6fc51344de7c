export * from '#words/error-page';
