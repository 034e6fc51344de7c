import { expect, test, vi } from 'vitest';
import { onToast, takeToasts, toast } from './queue.ts';

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
