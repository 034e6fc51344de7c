export * from '#words/sign-in';
