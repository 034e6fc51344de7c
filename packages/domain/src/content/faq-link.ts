export * from '#words/faq-link';
