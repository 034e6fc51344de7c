import { userEvent } from 'vitest/browser';

/** Gives the stories' play functions the browser's own keyboard and mouse. */
export const withRealInput = {
  beforeEach: (context: { userEvent: unknown }) => {
    context.userEvent = userEvent;
  },
};
