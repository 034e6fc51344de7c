import { company } from '@milepost/domain/facts/company';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Paper } from './Paper.tsx';
import '../../layout/print.css.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const text = () => document.querySelector('[data-printed]')?.textContent;

const receipt = (
  <Paper heading="Payment submitted" phone={company.phones.main}>
    What was sent
  </Paper>
);
const list = (onPrinted: () => void) => (
  <Paper heading="Papers" phone={company.phones.main} onPrinted={onPrinted}>
    What to bring
  </Paper>
);

test('a printout that is rendered before midnight and printed after it has the later date', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 23) });
  render(receipt);
  expect(text()).toContain('Printed November 21, 2026.');
  vi.setSystemTime(new Date(2026, 10, 22, 8));
  window.dispatchEvent(new Event('beforeprint'));
  expect(text()).toContain('Printed November 22, 2026.');
});

test('a printout is removed where the browser cannot print', async () => {
  vi.stubGlobal('print', undefined);
  Reflect.deleteProperty(window, 'print');
  const onPrinted = vi.fn();
  render(list(onPrinted));
  await expect.poll(() => onPrinted.mock.calls.length).toBe(1);
  vi.unstubAllGlobals();
});
