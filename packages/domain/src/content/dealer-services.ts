export * from '#words/dealer-services';
