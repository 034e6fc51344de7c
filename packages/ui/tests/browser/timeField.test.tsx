import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { spanish } from '@milepost/ui/locales/es-US';
import { TimeField } from '@milepost/ui/TimeField';
import { act } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answers, find, show } from './page.tsx';

const box = () => find<HTMLInputElement>('input');
const message = () => document.querySelector('[id$="-message"]')?.textContent?.trim() ?? '';

/** Types into the parts of the time with real keys, and leaves it. */
const type = async (keys: string) => {
  await act(async () => box().focus());
  if (keys) await act(() => userEvent.keyboard(keys));
};
const leave = () => act(async () => box().blur());

test('TimeField reports and sends the time in 24 hours once it is complete', async () => {
  const onChange = vi.fn();
  await show(
    <form>
      <TimeField label="Time" name="time" {...{ onChange }} />
    </form>,
  );
  await type('0230P');
  expect(onChange.mock.calls).toEqual([['14:30']]);
  expect(answers(find('form'))).toEqual({ time: '14:30' });
});

test.each([
  ['an incomplete time', {}, '02', 'Enter the whole time, with AM or PM if it is shown'],
  [
    'a time before both limits',
    { min: '09:00', max: '17:00' },
    '0800A',
    'Choose a time from 9:00 AM to 5:00 PM',
  ],
  ['a time before the first one', { min: '09:00' }, '0800A', 'Choose 9:00 AM or a later time'],
  ['a time after the last one', { max: '17:00' }, '0530P', 'Choose 5:00 PM or an earlier time'],
  ['a time between two steps', { step: 15 }, '0210P', 'Choose a time in steps of 15 minutes'],
  [
    'a time outside the hours of a night',
    { min: '22:00', max: '06:00' },
    '0700A',
    'Choose a time from 10:00 PM to 6:00 AM',
  ],
] as const)('TimeField shows an error on blur for %s', async (_, limits, keys, expected) => {
  await show(<TimeField label="Time" {...limits} />);
  await type(keys);
  expect(message()).toBe('');
  await leave();
  expect(message()).toBe(expected);
  expect(box().ariaInvalid).toBe('true');
});

test.each([
  ['a time on a step', { step: 15 }, '0215P'],
  ['a time within the hours of a night', { min: '22:00', max: '06:00' }, '0100A'],
  ['no time', { min: '09:00' }, ''],
] as const)('TimeField shows no error for %s', async (_, limits, keys) => {
  await show(<TimeField label="Time" {...limits} />);
  await type(keys);
  await leave();
  expect(message()).toBe('');
});

test('a controlled TimeField counts its steps from midnight, not from its value', async () => {
  await show(<TimeField label="Time" value="14:37" step={15} onChange={() => {}} />);
  await type('');
  await leave();
  expect(message()).toBe('Choose a time in steps of 15 minutes');
});

test('the error of a TimeField goes with an edit, and with a reset of the form', async () => {
  await show(
    <form>
      <TimeField label="Time" min="09:00" />
    </form>,
  );
  await type('0800A');
  await leave();
  expect(message()).not.toBe('');
  await type('10');
  expect(message()).toBe('');
  await leave();
  await type('08');
  await leave();
  expect(message()).not.toBe('');
  await act(async () => find<HTMLFormElement>('form').reset());
  expect(message()).toBe('');
});

test('TimeField writes its limits in the locale', async () => {
  await show(
    <LocaleProvider locale="es-US" words={spanish}>
      <TimeField label="Hora" min="09:00" />
    </LocaleProvider>,
  );
  await type('0800A');
  await leave();
  expect(message().replaceAll(/\s/g, ' ')).toBe('Elija 9:00 a.m. o una hora posterior');
});
