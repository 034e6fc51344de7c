export * from '#words/payment-rules';
