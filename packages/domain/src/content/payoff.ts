export * from '#words/payoff';
