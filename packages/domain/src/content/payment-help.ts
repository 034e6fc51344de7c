export * from '#words/payment-help';
