import { expect, test, vi } from 'vitest';
import { dismissToasts, onDismiss, onToast, takeToasts, toast } from './queue.ts';

test('messages wait, oldest first, until there is a region to show them', () => {
  toast({ heading: 'First' });
  toast({ heading: 'Second' });
  const show = vi.fn();
  const stop = onToast(show);
  expect(show).toHaveBeenCalledTimes(1);
  expect(takeToasts()).toEqual([{ heading: 'First' }, { heading: 'Second' }]);
  stop();
});

test('a message is handed over once, and a region that left hears of no more', () => {
  const show = vi.fn();
  const stop = onToast(show);
  expect(show).not.toHaveBeenCalled();
  toast({ heading: 'Third' });
  expect(show).toHaveBeenCalledTimes(1);
  expect(takeToasts()).toHaveLength(1);
  expect(takeToasts()).toEqual([]);
  stop();
  toast({ heading: 'Fourth' });
  expect(show).toHaveBeenCalledTimes(1);
  takeToasts();
});

test('a topic that is dismissed is not told any more, on show or still waiting', () => {
  toast({ heading: 'Fifth', topic: 'payoff' });
  toast({ heading: 'Sixth', topic: 'payment' });
  const close = vi.fn();
  const stop = onDismiss(close);
  dismissToasts('payoff');
  expect(close).toHaveBeenCalledWith('payoff');
  expect(takeToasts()).toEqual([{ heading: 'Sixth', topic: 'payment' }]);
  stop();
});
