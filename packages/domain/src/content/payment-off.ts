export * from '#words/payment-off';
