import { configure } from 'storybook/test';
import { userEvent } from 'vitest/browser';

// What a play function waits for may take longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 });

/** Gives the stories' play functions the browser's own keyboard and mouse. */
export const withRealInput = {
  beforeEach: (context: { userEvent: unknown }) => {
    context.userEvent = userEvent;
    startAtTheTop();
  },
};

/** All stories share one page: Tab starts at its top in each, wherever the last one left focus. */
function startAtTheTop() {
  const top = document.createElement('div');
  top.tabIndex = -1;
  document.body.prepend(top);
  top.focus();
  top.remove();
}
