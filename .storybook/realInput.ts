import { configure } from 'storybook/test';
import { userEvent } from 'vitest/browser';

// Waiting in a play function may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 30_000 });

/** Gives the stories' play functions the browser's own keyboard and mouse. */
export const withRealInput = {
  beforeEach: (context: { userEvent: unknown }) => {
    context.userEvent = userEvent;
    startAtTheTop();
  },
};

/**
 * All stories share one page: in each story Tab starts at its top, wherever the last one left the
 * focus.
 */
function startAtTheTop() {
  const top = document.createElement('div');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
}
