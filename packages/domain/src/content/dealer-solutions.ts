export * from '#words/dealer-solutions';
