import { expect, test, vi } from 'vitest';
import { dismissToasts, onDismiss, onToast, takeToasts, toast } from './queue.ts';

test('toast queues messages, oldest first, until a region takes them', () => {
  toast({ heading: 'First' });
  toast({ heading: 'Second' });
  const show = vi.fn();
  const stop = onToast(show);
  expect(show).toHaveBeenCalledTimes(1);
  expect(takeToasts()).toEqual([{ heading: 'First' }, { heading: 'Second' }]);
  stop();
});

test('a region gets each message once, and none after it unsubscribes', () => {
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

test('dismissing a topic removes its visible and its waiting messages', () => {
  toast({ heading: 'Fifth', topic: 'payoff' });
  toast({ heading: 'Sixth', topic: 'payment' });
  const close = vi.fn();
  const stop = onDismiss(close);
  dismissToasts('payoff');
  const isDismissed = close.mock.lastCall?.[0];
  expect(isDismissed({ heading: 'Seen', topic: 'payoff' })).toBe(true);
  expect(isDismissed({ heading: 'Seen', topic: 'payment' })).toBe(false);
  expect(takeToasts()).toEqual([{ heading: 'Sixth', topic: 'payment' }]);
  stop();
});

test('dismissing without a topic removes every message', () => {
  toast({ heading: 'Seventh', topic: 'payoff' });
  toast({ heading: 'Eighth' });
  const close = vi.fn();
  const stop = onDismiss(close);
  dismissToasts();
  expect(close.mock.lastCall?.[0]({ heading: 'Seen' })).toBe(true);
  expect(takeToasts()).toEqual([]);
  stop();
});
