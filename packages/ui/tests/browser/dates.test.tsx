import { Calendar } from '@milepost/ui/Calendar';
import { DatePicker, type DatePickerProps } from '@milepost/ui/DatePicker';
import { DateRangePicker } from '@milepost/ui/DateRangePicker';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { spanish } from '@milepost/ui/locales/es-US';
import { act, type FormEvent, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, host, show } from './page.tsx';

const part = (index: number) => host.querySelectorAll<HTMLElement>('[role=spinbutton]')[index];
const shown = () => [...host.querySelectorAll('[role=spinbutton]')].map((one) => one.textContent);
const message = () => document.querySelector('[id$="-message"]')?.textContent?.trim() ?? '';
const sent = () => new FormData(find<HTMLFormElement>('form')).getAll('day');
const type = async (keys: string, index = 0) => {
  await act(async () => part(index)?.focus());
  await act(() => userEvent.keyboard(keys));
};
const leave = () => act(async () => (document.activeElement as HTMLElement).blur());

const onSubmit = vi.fn((event: FormEvent) => event.preventDefault());

function Day(props: Partial<DatePickerProps>) {
  return (
    <form {...{ onSubmit }}>
      <DatePicker label="Day" name="day" {...props} />
    </form>
  );
}

/** The caller keeps the value. */
function Controlled(props: Partial<DatePickerProps>) {
  const [value, setValue] = useState('');
  return <Day {...props} value={value} onChange={setValue} />;
}

test.each([
  ['uncontrolled', Day],
  ['controlled', Controlled],
])('a DatePicker, %s, has no value until all digits of its year are typed', async (_, Picker) => {
  await show(<Picker />);
  await type('1204');
  for (const digit of '202') {
    await act(() => userEvent.keyboard(digit));
    expect(sent()).toEqual(['']);
  }
  await act(() => userEvent.keyboard('6'));
  expect(sent()).toEqual(['2026-12-04']);
});

test('a DatePicker reports no year below 1000 while another year is typed', async () => {
  const onChange = vi.fn();
  await show(<Day defaultValue="2026-12-04" {...{ onChange }} />);
  await type('2027', 2);
  expect(onChange.mock.calls).toEqual([[''], ['2027-12-04']]);
});

test('a year of two digits is pointed out, stays as it was typed and is not sent', async () => {
  await show(<Day />);
  await type('060726');
  expect(message()).toBe('');
  await leave();
  expect(message()).toBe('Enter all four digits of the year');
  expect(shown()).toEqual(['06', '07', '26']);
  expect(sent()).toEqual(['']);
  await type('2026', 2);
  await leave();
  expect(message()).toBe('');
  expect(sent()).toEqual(['2026-06-07']);
});

test.each([
  ['02302026', 'There is no February 30'],
  ['04312026', 'There is no April 31'],
  ['02292025', 'There is no February 29, 2025'],
])(
  'the day of %s is pointed out, stays as it was typed and is not sent',
  async (keys, expected) => {
    await show(<Day />);
    await type(keys);
    expect(message()).toBe('');
    await leave();
    expect(message()).toBe(expected);
    expect(shown()).toEqual([keys.slice(0, 2), keys.slice(2, 4), keys.slice(4)]);
    expect(sent()).toEqual(['']);
  },
);

test.each([
  ['uncontrolled', Day],
  ['controlled', Controlled],
])(
  'a day that does not exist, in a DatePicker that is %s, can be corrected to the one before',
  async (_, Picker) => {
    await show(<Picker />);
    await type('02282026');
    await type('30', 1);
    await leave();
    expect(message()).toBe('There is no February 30');
    expect(sent()).toEqual(['']);
    await type('28', 1);
    expect(sent()).toEqual(['2026-02-28']);
    await leave();
    expect(message()).toBe('');
  },
);

test('February 29 of a leap year is a date', async () => {
  await show(<Day />);
  await type('02292028');
  await leave();
  expect(message()).toBe('');
  expect(sent()).toEqual(['2028-02-29']);
});

test('a day that does not exist is pointed out in Spanish', async () => {
  await show(
    <LocaleProvider locale="es-US" words={spanish}>
      <Day />
    </LocaleProvider>,
  );
  await type('30022026');
  await leave();
  expect(message()).toMatch(/^El 30 de febrero no existe/);
});

test.each(['02302026', '060726', '12'])('a reset of the form clears %s', async (keys) => {
  await show(<Day />);
  await type(keys);
  await leave();
  expect(message()).not.toBe('');
  await act(async () => find<HTMLFormElement>('form').reset());
  expect(message()).toBe('');
  expect(shown()).toEqual(['mm', 'dd', 'yyyy']);
});

test('a date that lost its month keeps its other parts, and has no value', async () => {
  await show(<Day defaultValue="2026-12-04" />);
  await type('{Backspace}{Backspace}');
  await leave();
  expect(shown()).toEqual(['mm', '04', '2026']);
  expect(sent()).toEqual(['']);
  await type('12');
  expect(sent()).toEqual(['2026-12-04']);
});

test('Enter in a DatePicker submits the form with what is on the screen', async () => {
  onSubmit.mockClear();
  let data: unknown;
  onSubmit.mockImplementation((event) => {
    event.preventDefault();
    data = sent();
  });
  await show(<Day defaultValue="2026-02-28" />);
  await type('{Enter}');
  expect(data).toEqual(['2026-02-28']);
  await type('30{Enter}', 1);
  expect(data).toEqual(['']);
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('DateRangePicker has no value until both years are whole, and keeps what was typed', async () => {
  const onChange = vi.fn();
  await show(
    <form {...{ onSubmit }}>
      <DateRangePicker label="Days" name="day" {...{ onChange }} />
    </form>,
  );
  await type('12012026');
  await type('12182', 3);
  expect(onChange).not.toHaveBeenCalled();
  await act(() => userEvent.keyboard('026'));
  expect(onChange.mock.calls).toEqual([[{ start: '2026-12-01', end: '2026-12-18' }]]);
  await type('2', 2);
  expect(onChange).toHaveBeenLastCalledWith(null);
  await leave();
  expect(message()).toBe('Enter all four digits of the year');
  expect(shown()).toEqual(['12', '01', '2', '12', '18', '2026']);
  await type('2025', 2);
  expect(sent()).toEqual(['2025-12-01', '2026-12-18']);
});

test('a day of a range that does not exist is pointed out, and stays', async () => {
  onSubmit.mockClear();
  await show(
    <form {...{ onSubmit }}>
      <DateRangePicker
        label="Days"
        name="day"
        defaultValue={{ start: '2026-02-01', end: '2026-02-28' }}
      />
    </form>,
  );
  await type('30', 4);
  await leave();
  expect(message()).toBe('There is no February 30');
  expect(shown()).toEqual(['02', '01', '2026', '02', '30', '2026']);
  expect(sent()).toEqual(['', '']);
  await type('28{Enter}', 4);
  expect(sent()).toEqual(['2026-02-01', '2026-02-28']);
  expect(onSubmit).toHaveBeenCalledTimes(1);
});

test('a calendar goes to a month and a year at once, and leaves focus where it is', async () => {
  await show(<Calendar label="Day" defaultValue="2026-12-04" />);
  const grid = () => find('[role=grid], table').getAttribute('aria-label');
  await act(() => userEvent.selectOptions(page.getByRole('combobox', { name: 'month' }), 'March'));
  await act(async () => find<HTMLElement>('[aria-label=year]').focus());
  await act(() => userEvent.selectOptions(page.getByRole('combobox', { name: 'year' }), '2029'));
  expect(grid()).toContain('March 2029');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('year');
});

test('a disabled calendar stays at its month', async () => {
  await show(<Calendar label="Day" defaultValue="2026-12-04" isDisabled />);
  for (const list of host.querySelectorAll('select')) expect(list.disabled).toBe(true);
});

/** Copies a text from another field and pastes it into a part of a date. */
async function paste(text: string, index = 0) {
  const from = document.body.appendChild(document.createElement('input'));
  from.value = text;
  from.select();
  await userEvent.copy();
  from.remove();
  await act(async () => part(index)?.focus());
  await act(() => userEvent.paste());
}

test.each(['2026-12-15', '12/15/26', 'Tuesday, December 15th, 2026'])(
  'a DatePicker reads "%s" when it is pasted into any part',
  async (text) => {
    for (const index of [0, 2]) {
      const onChange = vi.fn();
      await show(<Day key={index} {...{ onChange }} />);
      await paste(text, index);
      expect(shown()).toEqual(['12', '15', '2026']);
      expect(onChange.mock.calls).toEqual([['2026-12-15']]);
      expect(sent()).toEqual(['2026-12-15']);
    }
  },
);

test('a pasted date has the order of the locale, and replaces an incomplete one', async () => {
  await show(
    <LocaleProvider locale="es-US" words={spanish}>
      <Day />
    </LocaleProvider>,
  );
  await type('9');
  await paste('2/12/2026');
  expect(sent()).toEqual(['2026-12-02']);
  await paste('5 de mayo de 2026');
  expect(sent()).toEqual(['2026-05-05']);
});

test.each([
  ['fa-IR', '۱۴۰۵/۹/۲۴'],
  ['th-TH', '15/12/2569'],
])('a pasted date in %s is read in the calendar that it shows', async (locale, text) => {
  await show(
    <LocaleProvider {...{ locale }}>
      <Day />
    </LocaleProvider>,
  );
  await paste(text);
  expect(sent()).toEqual(['2026-12-15']);
  await paste('2027-01-31');
  expect(sent()).toEqual(['2027-01-31']);
});

test('text that is not a date is reported when it is pasted, until the date changes', async () => {
  await show(<Day defaultValue="2026-12-04" />);
  await paste('02/30/2026');
  expect(message()).toBe('Enter a date, like 12/15/2026');
  expect(sent()).toEqual(['2026-12-04']);
  await type('2027', 2);
  expect(message()).toBe('');
  await paste('soon');
  await leave();
  expect(message()).toBe('Enter a date, like 12/15/2026');
  await paste('12/15/2026');
  expect(message()).toBe('');
});

test('a read-only DatePicker ignores pasted text', async () => {
  await show(<Day defaultValue="2026-12-04" isReadOnly />);
  await paste('12/15/2026');
  await paste('soon');
  expect(sent()).toEqual(['2026-12-04']);
  expect(message()).toBe('');
});

test('a DateRangePicker reads a date that is pasted into either of its dates', async () => {
  const onChange = vi.fn();
  await show(<DateRangePicker label="Period" onChange={onChange} />);
  await paste('12/15/2026', 1);
  await paste('12/20/2026', 3);
  expect(shown()).toEqual(['12', '15', '2026', '12', '20', '2026']);
  expect(onChange).toHaveBeenLastCalledWith({ start: '2026-12-15', end: '2026-12-20' });
});
