import { company } from '@milepost/domain/facts/company';
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Paper } from './Paper.tsx';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const text = () => document.querySelector('[data-printed]')?.textContent;

test('a sheet that waited overnight names the day on which it is printed', () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 10, 21, 23) });
  render(
    <Paper name="receipt" heading="Payment submitted" phone={company.phones.main}>
      What was sent
    </Paper>,
  );
  expect(text()).toContain('Printed November 21, 2026.');
  vi.setSystemTime(new Date(2026, 10, 22, 8));
  window.dispatchEvent(new Event('beforeprint'));
  expect(text()).toContain('Printed November 22, 2026.');
});

test('a sheet that waits is the one that is printed again once another one was', async () => {
  const print = vi.spyOn(window, 'print').mockImplementation(() => {});
  const { dataset } = document.documentElement;
  const receipt = (
    <Paper name="receipt" heading="Payment submitted" phone={company.phones.main}>
      What was sent
    </Paper>
  );
  const { rerender } = render(receipt);
  expect(dataset.print).toBe('receipt');
  rerender(
    <>
      {receipt}
      <Paper name="list" heading="Papers" phone={company.phones.main} onPrinted={() => {}}>
        What to bring
      </Paper>
    </>,
  );
  expect(dataset.print).toBe('list');
  await expect.poll(() => print.mock.calls.length).toBe(1);
  rerender(receipt);
  expect(dataset.print).toBe('receipt');
  cleanup();
  expect(dataset.print).toBeUndefined();
  print.mockRestore();
});
