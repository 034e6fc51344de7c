export * from '#words/history';
