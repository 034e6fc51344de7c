export * from '#words/customers';
