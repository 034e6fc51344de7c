export * from '#words/receipt';
