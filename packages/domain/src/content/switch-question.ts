export * from '#words/switch-question';
