export * from '#words/payment-summary';
