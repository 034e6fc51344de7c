export * from '#words/editions';
