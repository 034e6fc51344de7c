export * from '#words/forms';
