import { Checkbox } from '@milepost/ui/Checkbox';
import { CheckboxGroup } from '@milepost/ui/CheckboxGroup';
import { CodeField } from '@milepost/ui/CodeField';
import { ComboBox } from '@milepost/ui/ComboBox';
import { DateField } from '@milepost/ui/DateField';
import { DatePicker } from '@milepost/ui/DatePicker';
import { Drawer } from '@milepost/ui/Drawer';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { MaskedField } from '@milepost/ui/MaskedField';
import { MoneyField } from '@milepost/ui/MoneyField';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { NumberField } from '@milepost/ui/NumberField';
import { PasswordField } from '@milepost/ui/PasswordField';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { RangeSlider } from '@milepost/ui/RangeSlider';
import { SearchField } from '@milepost/ui/SearchField';
import { SearchSelect } from '@milepost/ui/SearchSelect';
import { Select } from '@milepost/ui/Select';
import { Slider } from '@milepost/ui/Slider';
import { SliderField } from '@milepost/ui/SliderField';
import { Switch } from '@milepost/ui/Switch';
import { TextArea } from '@milepost/ui/TextArea';
import { TextField } from '@milepost/ui/TextField';
import { TimeField } from '@milepost/ui/TimeField';
import { act, type ReactNode, useState } from 'react';
import { createPortal } from 'react-dom';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answers, find, host, serve, show } from './page.tsx';

const states = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
];

/** Sets a control's value without React's knowledge. */
const hold = (control: 'input' | 'textarea' | 'select', value: string) => () => {
  find<HTMLInputElement>(control).value = value;
};

/** Ignores the empty number. */
function Price() {
  const [price, setPrice] = useState(20_000);
  return (
    <MoneyField label="Price" value={price} onChange={(next) => next !== null && setPrice(next)} />
  );
}

test('a number field reports invalid text as NaN and an empty field as null, and can be cleared', async () => {
  const onChange = vi.fn();
  const amount = (value: number | null) => (
    <MoneyField label="Amount" value={value} onChange={onChange} />
  );
  await show(amount(null));
  await userEvent.fill(find('input'), 'lots');
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
  await show(amount(Number.NaN));
  await userEvent.tab();
  expect(find<HTMLInputElement>('input').value).toBe('lots');
  await show(amount(null));
  expect(find<HTMLInputElement>('input').value).toBe('');
});

test.each([
  ['1,5', '1.5'],
  ['1,50', '1.50'],
  ['1,000', '1000'],
  ['12,345,678', '12345678'],
  ['1,000.50', '1000.50'],
  ['1.000', '1.000'],
])('a comma in %s typed into a native number is read', async (typed, shown) => {
  const onChange = vi.fn();
  await show(
    <form>
      <MoneyField type="number" label="Amount" name="amount" step={0.01} onChange={onChange} />
    </form>,
  );
  await userEvent.click(find('input'));
  await userEvent.keyboard(typed);
  const { value, validity } = find<HTMLInputElement>('input');
  expect(value).toBe(shown);
  expect(validity.valid).toBe(true);
  expect(onChange).toHaveBeenLastCalledWith(Number(shown));
  expect(answers(find('form'))).toEqual({ amount: `${Number(shown)}` });
});

test.each([
  ['1,50', '1.50'],
  ['1,000', '1000'],
  ['1,234,567.89', '1234567.89'],
  ['1.234.567,89', '1234567.89'],
])('%s pasted into a native number is read', async (pasted, shown) => {
  await show(
    <>
      <TextField label="From" defaultValue={pasted} />
      <NumberField label="To" type="number" step={0.01} />
    </>,
  );
  const [from, to] = [...document.querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  from.select();
  await userEvent.copy();
  to.focus();
  await userEvent.paste();
  expect(to.value).toBe(shown);
});

test.each(['-', '1e', '1-2'])(
  'a native NumberField shows an error on blur for %j, which the browser can’t parse',
  async (typed) => {
    const onChange = vi.fn();
    await show(
      <form>
        <NumberField type="number" label="Miles" name="miles" onChange={onChange} />
      </form>,
    );
    const miles = find<HTMLInputElement>('input');
    await userEvent.click(miles);
    await act(() => userEvent.keyboard(typed));
    expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
    expect(miles.ariaInvalid).toBeNull();
    await act(async () => miles.blur());
    expect(miles.ariaInvalid).toBe('true');
    expect(host.textContent).toContain('Enter a number, like 1,250');
    expect(miles.validity.badInput).toBe(true);
    expect(answers(find('form'))).toEqual({ miles: '' });
    await userEvent.click(miles);
    await act(() => userEvent.keyboard('{Control>}a{/Control}{Backspace}'));
    expect(onChange).toHaveBeenLastCalledWith(null);
    await act(async () => miles.blur());
    expect(host.textContent).toBe('Miles');
  },
);

test('a native NumberField reports text that the browser could not parse before hydration', async () => {
  const onChange = vi.fn();
  await serve(<NumberField type="number" label="Miles" onChange={onChange} />, async () => {
    await userEvent.click(find('input'));
    await userEvent.keyboard('1e');
  });
  expect(onChange).toHaveBeenLastCalledWith(Number.NaN);
});

test('the page can clear text that the browser can’t parse in a native NumberField', async () => {
  const miles = (value: number | null) => (
    <NumberField type="number" label="Miles" value={value} onChange={() => {}} />
  );
  await show(miles(Number.NaN));
  await userEvent.click(find('input'));
  await act(() => userEvent.keyboard('1e'));
  await act(async () => find('input').blur());
  expect(find<HTMLInputElement>('input').validity.badInput).toBe(true);
  await show(miles(null));
  expect(find<HTMLInputElement>('input').validity.badInput).toBe(false);
});

test.each([
  [<NumberField key="" label="Miles" />, '1x', 'Enter a number, like 1,250'],
  [<NumberField key="" type="number" label="Miles" />, '1e', 'Enter a number, like 1,250'],
  [<MaskedField key="" mask="00-0" label="Code" />, '12', 'Enter'],
  [<DateField key="" label="Date" />, '12', 'Enter the whole date'],
  [<TimeField key="" label="Time" />, '12', 'Enter the whole time'],
])('a form that is sent by Enter shows the error of a field: %#', async (field, typed, error) => {
  await show(
    <form noValidate onSubmit={(event) => event.preventDefault()}>
      {field}
      <button type="submit">Send</button>
    </form>,
  );
  await act(async () => find('input').focus());
  await act(() => userEvent.keyboard(typed));
  expect(find('input').ariaInvalid).toBeNull();
  await act(() => userEvent.keyboard('{Enter}'));
  expect(find('input').ariaInvalid).toBe('true');
  expect(host.textContent).toContain(error);
});

test.each([
  [1425.1, '1425.10'],
  [1425.125, '1425.125'],
  [1425, '1425'],
])('a native MoneyField writes %s with its cents', async (amount, shown) => {
  await show(<MoneyField type="number" label="Amount" step={0.001} defaultValue={amount} />);
  expect(find<HTMLInputElement>('input').value).toBe(shown);
});

/** Copies a text from another field and pastes it into the date. */
async function pasteDate(text: string) {
  const [from, to] = [...document.querySelectorAll('input')] as [
    HTMLInputElement,
    HTMLInputElement,
  ];
  from.value = text;
  from.select();
  await userEvent.copy();
  to.focus();
  await userEvent.paste();
  return to;
}

describe('DateField', () => {
  test.each([
    '2026-12-15',
    '12/15/2026',
    '１２／１５／２０２６',
    '12-15-26',
    'Dec 15, 2026',
    'Tuesday, December 15th, 2026',
    '15 December 2026',
  ])('reads "%s" when it is pasted', async (text) => {
    const onChange = vi.fn();
    await show(
      <form>
        <input aria-label="From" />
        <DateField label="Due" name="due" onChange={onChange} />
      </form>,
    );
    const due = await pasteDate(text);
    await expect.poll(() => due.value).toBe('2026-12-15');
    expect(onChange.mock.calls).toEqual([['2026-12-15']]);
    expect(answers(find('form'))).toEqual({ due: '2026-12-15' });
  });

  test.each([
    'tomorrow',
    '12/15',
    '02/30/2026',
    '12/15/2026 – 12/20/2026',
    'March May 5, 2026',
    '12/15/20266',
  ])('says that "%s" can’t be read when it is pasted, until the date changes', async (text) => {
    const onChange = vi.fn();
    await show(
      <>
        <input aria-label="From" />
        <DateField label="Due" defaultValue="2026-11-02" onChange={onChange} />
      </>,
    );
    const due = await pasteDate(text);
    await expect.poll(() => host.textContent).toContain('Enter a date, like 12/15/2026');
    expect(due.value).toBe('2026-11-02');
    expect(onChange).not.toHaveBeenCalled();
    expect(due.getAttribute('aria-invalid')).toBe('true');
    await pasteDate('12/15/2026');
    await expect.poll(() => host.textContent).not.toContain('Enter a date');
  });

  test('shows the message about pasted text instead of its error', async () => {
    await show(
      <>
        <input aria-label="From" />
        <DateField label="Due" errorMessage="Due is required" />
      </>,
    );
    await pasteDate('soon');
    await expect.poll(() => host.textContent).toContain('Enter a date, like 12/15/2026');
    expect(host.textContent).not.toContain('Due is required');
  });
});

test('keys that choose a word of an input method change no number and submit no date', async () => {
  const onChange = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault: () => void }) => event.preventDefault());
  await show(
    <form onSubmit={onSubmit}>
      <NumberField label="Miles" defaultValue={5} onChange={onChange} />
      <SliderField label="Price" min={0} max={100} defaultValue={50} />
      <DatePicker label="Due" defaultValue="2026-12-04" />
    </form>,
  );
  const [miles, price] = [...host.querySelectorAll<HTMLInputElement>('input[type=text]')];
  const day = host.querySelector('[role=spinbutton]') ?? undefined;
  const compose = (target: Element | undefined, key: string) =>
    act(async () => {
      const init = { key, isComposing: true, bubbles: true, cancelable: true };
      target?.dispatchEvent(new KeyboardEvent('keydown', init));
    });
  await act(async () => price?.setSelectionRange(1, 1));
  await compose(miles, 'ArrowUp');
  await compose(price, 'Enter');
  await compose(day, 'Enter');
  expect(onChange).not.toHaveBeenCalled();
  expect([price?.selectionStart, price?.selectionEnd]).toEqual([1, 1]);
  expect(onSubmit).not.toHaveBeenCalled();
});

/** Reports its changes, and shows the date that it was given. */
function DueDate({ onChange }: { onChange: (date: string) => void }) {
  const [date, setDate] = useState('2026-12-04');
  const change = (next: string) => {
    setDate(next);
    onChange(next);
  };
  return <DateField label="Due" name="due" value={date} onChange={change} />;
}

describe('the year of a DateField that is typed', () => {
  const typeYear = async (year: string) => {
    await act(async () => find<HTMLInputElement>('input').focus());
    for (const key of ['{Tab}', '{Tab}', ...year]) await act(() => userEvent.keyboard(key));
  };

  test('is reported once it has four digits', async () => {
    const onChange = vi.fn();
    await show(
      <form>
        <DueDate onChange={onChange} />
      </form>,
    );
    await typeYear('202');
    expect(onChange.mock.calls).toEqual([['']]);
    expect(find<HTMLInputElement>('input').value).toBe('0202-12-04');
    expect(answers(find('form'))).toEqual({ due: '' });
    await act(() => userEvent.keyboard('7'));
    expect(onChange.mock.calls).toEqual([[''], ['2027-12-04']]);
    expect(find<HTMLInputElement>('input').value).toBe('2027-12-04');
    expect(answers(find('form'))).toEqual({ due: '2027-12-04' });
  });

  test('stays with a message if it is left with two digits, until the date changes', async () => {
    const onChange = vi.fn();
    await show(<DateField label="Due" defaultValue="2026-12-04" onChange={onChange} />);
    await typeYear('26');
    expect(host.textContent).not.toContain('Enter all four digits');
    await act(async () => find<HTMLInputElement>('input').blur());
    await expect.poll(() => host.textContent).toContain('Enter all four digits of the year');
    expect(find<HTMLInputElement>('input').value).toBe('0026-12-04');
    expect(onChange.mock.calls).toEqual([['']]);
    await typeYear('2026');
    expect(host.textContent).not.toContain('Enter all four digits');
    expect(onChange).toHaveBeenLastCalledWith('2026-12-04');
  });

  test('is not reported if two digits were typed before hydration', async () => {
    const onChange = vi.fn();
    await serve(
      <DateField label="Due" value="" onChange={onChange} />,
      hold('input', '0026-12-04'),
    );
    expect(find<HTMLInputElement>('input').value).toBe('0026-12-04');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('is asked for if the date is left without it', async () => {
    await show(<DateField label="Due" />);
    await act(async () => find<HTMLInputElement>('input').focus());
    for (const key of '1204') await act(() => userEvent.keyboard(key));
    await act(async () => find<HTMLInputElement>('input').blur());
    await expect.poll(() => host.textContent).toContain('Enter the whole date');
    await typeYear('2026');
    expect(host.textContent).not.toContain('Enter the whole date');
  });
});

describe('Select', () => {
  test('shows a value whose options load later', async () => {
    const onChange = vi.fn();
    const select = (options: typeof states) => (
      <Select label="State" value="TX" {...{ options, onChange }} />
    );
    await show(select([]));
    await show(select(states));
    expect(find<HTMLSelectElement>('select').value).toBe('TX');
    expect(onChange).not.toHaveBeenCalled();
  });

  test('shows its initial value once its options load, and a reset restores it', async () => {
    const form = (options: typeof states) => (
      <form>
        <Select label="State" defaultValue="TX" options={options} />
      </form>
    );
    const select = () => find<HTMLSelectElement>('select');
    await show(form([]));
    await show(form(states));
    expect(select().value).toBe('TX');
    await act(() => userEvent.selectOptions(select(), 'CA'));
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(select().value).toBe('TX');
  });

  test('keeps a choice that was made before the initial option loaded', async () => {
    const form = (options: typeof states) => (
      <form>
        <Select label="State" defaultValue="TX" options={options} />
      </form>
    );
    const select = () => find<HTMLSelectElement>('select');
    await show(form(states.slice(0, 1)));
    await act(() => userEvent.selectOptions(select(), 'CA'));
    await show(form(states));
    expect(select().value).toBe('CA');
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(select().value).toBe('TX');
  });

  test('a value without an option never changes to another one by itself', async () => {
    const onChange = vi.fn();
    const select = (
      <Select label="State" value="NV" options={states} emptyLabel={null} onChange={onChange} />
    );
    await serve(select);
    await show(select);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('reports a choice made before hydration once', async () => {
    const onChange = vi.fn();
    const select = <Select label="State" value="CA" options={states} onChange={onChange} />;
    await serve(select, hold('select', 'TX'));
    expect(onChange).toHaveBeenLastCalledWith('TX');
    onChange.mockClear();
    await show(select);
    expect(onChange).not.toHaveBeenCalled();
  });
});

describe('SearchField', () => {
  const search = (onOpenChange: () => void) => (
    <Drawer heading="Filters" isOpen onOpenChange={onOpenChange}>
      <SearchField label="VIN" defaultValue="1FT" />
    </Drawer>
  );

  test('Escape clears it, and a second Escape closes the surrounding drawer', async () => {
    const onOpenChange = vi.fn();
    await show(search(onOpenChange));
    find('[type=search]').focus();
    await act(() => userEvent.keyboard('{Escape}'));
    expect(find<HTMLInputElement>('[type=search]').value).toBe('');
    expect(onOpenChange).not.toHaveBeenCalled();
    await act(() => userEvent.keyboard('{Escape}'));
    expect(onOpenChange).toHaveBeenLastCalledWith(false);
  });

  test('Escape that ends a composition leaves the text', async () => {
    await show(<SearchField label="VIN" defaultValue="東京" />);
    const init = { key: 'Escape', isComposing: true, bubbles: true, cancelable: true };
    await act(
      async () => void find('[type=search]').dispatchEvent(new KeyboardEvent('keydown', init)),
    );
    expect(find<HTMLInputElement>('[type=search]').value).toBe('東京');
  });

  test('its button clears it, and notifies the form and the caller', async () => {
    const onChange = vi.fn();
    const onForm = vi.fn();
    await show(
      <form onChange={onForm}>
        <SearchField label="VIN" defaultValue="1FT" onChange={onChange} />
      </form>,
    );
    await act(() => userEvent.click(find('button')));
    expect(onChange).toHaveBeenLastCalledWith('');
    expect(onForm).toHaveBeenCalled();
    expect(document.activeElement).toBe(find('[type=search]'));
  });
});

test.each([
  ['PasswordField', <PasswordField key="" label="SSN or PIN" />, 'Show SSN or PIN'],
  ['SearchField', <SearchField key="" label="VIN" defaultValue="1FT" />, 'Clear VIN'],
])('%s shows the label in its button unchanged', async (_, field, name) => {
  await show(field);
  expect(find('button').getAttribute('aria-label')).toBe(name);
});

describe('numbers', () => {
  test.each([
    ['NumberField', <NumberField key="" label="Price" name="price" defaultValue={125_000.5} />],
    ['MoneyField', <MoneyField key="" label="Price" name="price" defaultValue={125_000.5} />],
    [
      'MoneyField of type number',
      <MoneyField key="" label="Price" name="price" type="number" defaultValue={125_000.5} />,
    ],
    [
      'SliderField',
      <SliderField
        key=""
        label="Price"
        name="price"
        min={0}
        max={200_000}
        defaultValue={125_000.5}
      />,
    ],
    [
      'Slider',
      <Slider
        key=""
        label="Price"
        name="price"
        min={0}
        max={200_000}
        step={0.5}
        defaultValue={125_000.5}
      />,
    ],
  ])('%s sends the plain number', async (_, field) => {
    await show(<form>{field}</form>);
    expect(answers(find('form'))).toEqual({ price: '125000.5' });
  });

  test('two amounts with the same name are both sent as plain numbers', async () => {
    await show(
      <form>
        <MoneyField label="First" name="amount" defaultValue={1000} />
        <MoneyField label="Second" name="amount" defaultValue={2000} />
      </form>,
    );
    expect(new FormData(find<HTMLFormElement>('form')).getAll('amount')).toEqual(['1000', '2000']);
  });

  test('Slider is at its start for a value that is not a number', async () => {
    await show(<Slider label="Miles" min={5} max={200} value={Number.NaN} />);
    expect(find<HTMLInputElement>('input').value).toBe('5');
  });

  test('NumberField and SliderField are empty for a value that is not a number', async () => {
    await show(
      <>
        <NumberField label="Miles" value={Number.NaN} />
        <SliderField label="Price" min={0} max={9} value={Number.NaN} />
      </>,
    );
    expect([...host.querySelectorAll('input')].map(({ value }) => value)).toEqual(['', '', '0']);
  });

  test.each([
    ['Slider', Slider],
    ['SliderField', SliderField],
  ])('%s reports the end of a move separately from its steps', async (_, Kind) => {
    const onChangeEnd = vi.fn();
    await show(<Kind label="Miles" min={0} max={10} defaultValue={5} onChangeEnd={onChangeEnd} />);
    const slider = find<HTMLInputElement>('[type=range]');
    slider.focus();
    await act(() => userEvent.keyboard('{ArrowRight}'));
    expect(onChangeEnd).toHaveBeenCalledWith(6);
    expect(onChangeEnd).toHaveBeenCalledTimes(1);
  });

  const months = (term: number) => (term === 1 ? '1 month' : `${term} months`);
  const price = (dollars: number) => (dollars === 0 ? 'None' : `$${dollars}`);
  const compact = (dollars: number) => `$${dollars / 1000}K`;
  test.each([
    { typed: '30K', sent: '30000', format: compact, min: 0, max: 100_000, locale: 'en-US' },
    { typed: '$30k', sent: '30000', format: compact, min: 0, max: 100_000, locale: 'en-US' },
    { typed: '30,000', sent: '30000', format: compact, min: 0, max: 100_000, locale: 'en-US' },
    { typed: '61 months', sent: '61', format: months, min: 1, locale: 'en-US' },
    { typed: '1 month', sent: '1', format: months, min: 1, locale: 'en-US' },
    { typed: '$60', sent: '60', format: price, min: 0, locale: 'en-US' },
    { typed: '0', sent: '0', format: price, min: 0, locale: 'en-US' },
    { typed: '٢٠', sent: '20', format: undefined, min: 0, locale: 'ar-EG' },
  ])(
    'SliderField reads $typed as it formats its numbers, and sends the plain number',
    async ({ typed, sent, locale, ...scale }) => {
      await show(
        <LocaleProvider locale={locale}>
          <form>
            <SliderField label="Number" name="number" max={84} defaultValue={9} {...scale} />
          </form>
        </LocaleProvider>,
      );
      const box = find<HTMLInputElement>('[type=text]');
      await act(() => userEvent.fill(box, typed));
      await act(() => userEvent.tab());
      expect(box.ariaInvalid).toBeNull();
      expect(answers(find('form'))).toEqual({ number: sent });
    },
  );

  test.each([
    { suffix: '%', message: 'Enter 0% to 36%' },
    { suffix: 'miles', message: 'Enter 0 miles to 36 miles' },
  ])('NumberField writes $suffix in a message as people do', async ({ suffix, message }) => {
    await show(<NumberField label="Number" min={0} max={36} suffix={suffix} />);
    await act(() => userEvent.fill(find('input'), '40'));
    await act(() => userEvent.tab());
    expect(document.body.textContent).toContain(message);
  });

  test('NumberField steps by its arrow keys, within its range', async () => {
    const onChange = vi.fn();
    await show(
      <NumberField
        label="Term"
        min={12}
        max={84}
        step={12}
        defaultValue={60}
        onChange={onChange}
      />,
    );
    find('input').focus();
    await act(() => userEvent.keyboard('{ArrowUp}'));
    expect(onChange).toHaveBeenLastCalledWith(72);
    await act(() => userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}'));
    expect(onChange).toHaveBeenLastCalledWith(84);
    await act(() => userEvent.keyboard('{ArrowDown}'));
    expect(find<HTMLInputElement>('input').value).toBe('72');
  });

  test('NumberField of type number has native limits, and a wheel over it scrolls the page only', async () => {
    await show(
      <div style={{ height: '200vh' }}>
        <MoneyField label="Amount" type="number" min={0.01} step={0.01} defaultValue={5} />
      </div>,
    );
    const box = find<HTMLInputElement>('[type=number][min="0.01"][step="0.01"]');
    box.focus();
    await userEvent.wheel(box, { delta: { y: 50 } });
    await expect.poll(() => scrollY).toBeGreaterThan(0);
    expect(box.value).toBe('5');
  });

  test('a caller may ignore the empty number and keep the last one', async () => {
    await show(<Price />);
    const box = find<HTMLInputElement>('input');
    await act(() => userEvent.clear(box));
    expect(box.value).toBe('');
    await act(async () => box.blur());
    expect(box.value).toBe('20,000');
  });
});

describe('DateField', () => {
  test('is a native date input with its limits, and sends YYYY-MM-DD', async () => {
    const onChange = vi.fn();
    await show(
      <form lang="de">
        <DateField
          label="Loss"
          name="loss"
          defaultValue="2026-03-04"
          min="2026-01-01"
          max="2026-12-31"
          onChange={onChange}
        />
      </form>,
    );
    const date = find<HTMLInputElement>('input');
    expect([date.type, date.min, date.max]).toEqual(['date', '2026-01-01', '2026-12-31']);
    expect(answers(find<HTMLFormElement>('form'))).toEqual({ loss: '2026-03-04' });
    await act(() => userEvent.fill(date, '2027-01-02'));
    expect(onChange).toHaveBeenLastCalledWith('2027-01-02');
    expect(date.validity.rangeOverflow).toBe(true);
  });
});

describe('a caller’s aria-describedby', () => {
  const props = { 'aria-describedby': 'note', label: 'Field', description: 'Hint' };
  test.each<[string, ReactNode, string]>([
    ['TextField', <TextField key="" {...props} />, 'input'],
    ['TextArea', <TextArea key="" {...props} />, 'textarea'],
    ['Select', <Select key="" {...props} options={states} />, 'select'],
    ['ComboBox', <ComboBox key="" {...props} options={states} />, 'input'],
    ['SearchSelect', <SearchSelect key="" {...props} options={states} />, 'button'],
    ['MultiSelect', <MultiSelect key="" {...props} options={states} />, 'input'],
    ['DateField', <DateField key="" {...props} />, 'input'],
    ['TimeField', <TimeField key="" {...props} />, 'input'],
    ['NumberField', <NumberField key="" {...props} />, 'input'],
    ['SearchField', <SearchField key="" {...props} />, 'input'],
    ['PasswordField', <PasswordField key="" {...props} />, 'input'],
    ['MaskedField', <MaskedField key="" {...props} mask="ssn" />, 'input'],
    ['CodeField', <CodeField key="" {...props} />, 'input'],
    ['Checkbox', <Checkbox key="" {...props} />, 'input'],
    ['Switch', <Switch key="" {...props} />, 'input'],
    ['Slider', <Slider key="" {...props} min={0} max={9} />, 'input'],
    ['SliderField', <SliderField key="" {...props} min={0} max={9} />, '[type=text]'],
    ['RadioGroup', <RadioGroup key="" {...props} options={states} />, 'fieldset'],
    ['CheckboxGroup', <CheckboxGroup key="" {...props} options={states} />, 'fieldset'],
  ])('is joined to what %s says itself', async (_, field, selector) => {
    await show(
      <>
        <p id="note">Note</p>
        {field}
      </>,
    );
    const ids = find(selector).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(ids.map((id) => document.getElementById(id)?.textContent)).toEqual(['Hint', 'Note']);
  });
});

describe('text typed or choices made before hydration', () => {
  const check = (selector: string) => () => find(selector).click();
  test.each<[string, (onChange: (value: unknown) => void) => ReactNode, () => void, unknown]>([
    [
      'TextField',
      (onChange) => <TextField label="Name" value="" onChange={onChange} />,
      hold('input', 'Dana'),
      'Dana',
    ],
    [
      'TextArea',
      (onChange) => <TextArea label="Message" value="" onChange={onChange} />,
      hold('textarea', 'Hello'),
      'Hello',
    ],
    [
      'ComboBox that takes free text',
      (onChange) => (
        <ComboBox label="State" options={states} allowsFreeText value="" onChange={onChange} />
      ),
      hold('input', 'Quebec'),
      'Quebec',
    ],
    [
      'DateField',
      (onChange) => <DateField label="Day" value="" onChange={onChange} />,
      hold('input', '2026-12-04'),
      '2026-12-04',
    ],
    [
      'TimeField',
      (onChange) => <TimeField label="Time" value="" onChange={onChange} />,
      hold('input', '14:30'),
      '14:30',
    ],
    [
      'MaskedField',
      (onChange) => <MaskedField label="SSN" mask="ssn" value="" onChange={onChange} />,
      hold('input', '123-45-6789'),
      '123456789',
    ],
    [
      'CodeField',
      (onChange) => <CodeField label="Code" value="" onChange={onChange} />,
      hold('input', '123 456'),
      '123456',
    ],
    [
      'MoneyField',
      (onChange) => <MoneyField label="Amount" value={null} onChange={onChange} />,
      hold('input', '1,250'),
      1250,
    ],
    [
      'MoneyField of type number',
      (onChange) => <MoneyField type="number" label="Amount" value={null} onChange={onChange} />,
      hold('input', '12.5'),
      12.5,
    ],
    [
      'Checkbox',
      (onChange) => <Checkbox label="Agree" isSelected={false} onChange={onChange} />,
      check('input'),
      true,
    ],
    [
      'RadioGroup',
      (onChange) => <RadioGroup label="State" value="CA" options={states} onChange={onChange} />,
      check('[value=TX]'),
      'TX',
    ],
    [
      'CheckboxGroup',
      (onChange) => (
        <CheckboxGroup label="States" value={['CA']} options={states} onChange={onChange} />
      ),
      check('[value=TX]'),
      ['CA', 'TX'],
    ],
    [
      'Slider',
      (onChange) => <Slider label="Miles" min={0} max={9} value={1} onChange={onChange} />,
      hold('input', '7'),
      7,
    ],
  ])('%s hands it to the caller, and says nothing else', async (_, field, touch, value) => {
    const onChange = vi.fn();
    expect(await serve(field(onChange), touch)).toEqual([]);
    expect(onChange).toHaveBeenLastCalledWith(value);
  });

  test('a number beside a slider that lost focus before hydration is formatted', async () => {
    const price = (
      <SliderField
        label="Price"
        min={0}
        max={50_000}
        defaultValue={25_000}
        format={(dollars) => `$${dollars.toLocaleString('en-US')}`}
      />
    );
    await serve(price, () => {
      find<HTMLInputElement>('[type=text]').value = '32000';
    });
    expect(find<HTMLInputElement>('[type=text]').value).toBe('$32,000');
  });
});

test('a number beside a slider stays as typed until blur, in a shadow root too', async () => {
  const element = document.body.appendChild(document.createElement('div'));
  const shadow = element.attachShadow({ mode: 'open' });
  const format = (dollars: number) => `$${dollars}`;
  await show(
    createPortal(<SliderField label="Price" min={0} max={9_999} format={format} />, shadow),
  );
  const box = shadow.querySelector<HTMLInputElement>('[type=text]');
  await act(async () => box?.focus());
  await act(() => userEvent.keyboard('1250'));
  expect(box?.value).toBe('1250');
  await act(async () => box?.blur());
  expect(box?.value).toBe('$1250');
  element.remove();
});

describe('a changed value', () => {
  test.each<[string, ReactNode, string]>([
    ['TextField', <TextField key="" label="Name" defaultValue="Dana" />, 'Someone'],
    ['DateField', <DateField key="" label="Day" defaultValue="2026-12-04" />, '2027-01-02'],
    ['TimeField', <TimeField key="" label="Time" defaultValue="14:30" />, '15:45'],
    ['NumberField', <NumberField key="" label="Miles" defaultValue={5} />, '77'],
    ['MoneyField', <MoneyField key="" type="number" label="Sum" defaultValue={5} />, '77'],
    ['MaskedField', <MaskedField key="" label="SSN" mask="ssn" />, '987-65-4321'],
    [
      'box of a SliderField',
      <SliderField key="" label="Price" min={0} max={9} defaultValue={4} />,
      '8',
    ],
  ])('of a %s differs from the attribute, so that Chromium restores it', async (_, field, text) => {
    await show(field);
    const box = find<HTMLInputElement>('input:not([type=range])');
    await act(async () => {
      await userEvent.fill(box, text);
      box.blur();
    });
    expect(box.value).not.toBe(box.defaultValue);
  });

  test('of a SliderField that a key moved differs from the attribute, and can be reset', async () => {
    await show(
      <form>
        <SliderField label="Miles" min={0} max={9} defaultValue={3} name="miles" />
      </form>,
    );
    const box = find<HTMLInputElement>('[name=miles]');
    find('[type=range]').focus();
    await act(() => userEvent.keyboard('{ArrowRight}'));
    expect(box.value).toBe('4');
    expect(box.defaultValue).toBe('');
    await act(() => userEvent.keyboard('{ArrowLeft}'));
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(box.value).toBe('3');
  });
});

describe('a reset of the form', () => {
  test('restores the initial value of each field', async () => {
    await show(
      <form>
        <TextField label="Name" name="name" defaultValue="Dana" />
        <MoneyField label="Amount" name="amount" defaultValue={5} />
        <SliderField label="Price" name="price" min={0} max={9} defaultValue={4} />
        <Slider label="Miles" name="miles" min={0} max={9} defaultValue={3} />
        <MaskedField label="SSN" name="ssn" mask="ssn" defaultValue="123456789" />
        <CodeField label="Code" name="code" defaultValue="123456" />
        <Checkbox label="Agree" name="agree" defaultSelected />
        <Select label="State" name="state" defaultValue="TX" options={states} />
      </form>,
    );
    const form = find<HTMLFormElement>('form');
    const before = answers(form);
    await act(async () => {
      await userEvent.fill(find('[name=name]'), 'Someone');
      await userEvent.fill(find('[name=amount]'), '77');
      await userEvent.fill(find('[name=price]'), '8');
      await userEvent.fill(find('[name=ssn]'), '987-65-4321');
      await userEvent.fill(find('[name=code]'), '65');
      await userEvent.click(find('[name=agree]'));
      await userEvent.selectOptions(find('[name=state]'), 'CA');
      find('[name=miles]').focus();
      await userEvent.keyboard('{ArrowRight}');
    });
    expect(Object.values(answers(form))).toEqual([
      'Someone',
      '77',
      '8',
      '4',
      '987654321',
      '65',
      'CA',
    ]);
    await act(async () => form.reset());
    expect(answers(form)).toEqual(before);
    expect(before).toEqual({
      name: 'Dana',
      amount: '5',
      price: '4',
      miles: '3',
      ssn: '123456789',
      code: '123456',
      agree: 'on',
      state: 'TX',
    });
  });

  test('leaves a controlled value whose options loaded later', async () => {
    const form = (options: typeof states) => (
      <form>
        <Select label="State" name="state" value="TX" options={options} onChange={() => {}} />
      </form>
    );
    await show(form([]));
    await show(form(states));
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(answers(find('form'))).toEqual({ state: 'TX' });
  });

  test('leaves controlled values', async () => {
    const field = (isOn: boolean, state: string) => (
      <form>
        <Checkbox label="Agree" name="agree" isSelected={isOn} onChange={() => {}} />
        <Select label="State" name="state" value={state} options={states} onChange={() => {}} />
      </form>
    );
    await show(field(false, 'CA'));
    await show(field(true, 'TX'));
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(answers(find('form'))).toEqual({ agree: 'on', state: 'TX' });
  });
});

describe('RangeSlider', () => {
  const scale = { label: 'Price', min: 0, max: 100, step: 5 };
  const thumbs = () => [...host.querySelectorAll<HTMLInputElement>('[type=range]')];
  const values = () => thumbs().map((thumb) => thumb.valueAsNumber);

  test('each thumb’s name has the label and its end, and its value text is formatted', async () => {
    await show(
      <RangeSlider {...scale} defaultValue={[20, 60]} format={(dollars) => `$${dollars}`} />,
    );
    const names = thumbs().map((thumb) =>
      thumb
        .getAttribute('aria-labelledby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent),
    );
    expect(names).toEqual([
      ['Price', 'Lowest'],
      ['Price', 'Highest'],
    ]);
    expect(thumbs().map((thumb) => thumb.ariaValueText)).toEqual(['$20', '$60']);
  });

  test('without an end name, both numbers are sent under one name', async () => {
    await show(
      <form>
        <RangeSlider {...scale} name="price" defaultValue={[20, 60]} />
      </form>,
    );
    expect(new FormData(find('form')).getAll('price')).toEqual(['20', '60']);
  });

  test('a reset restores both numbers, wherever the thumbs are, and reports no change', async () => {
    const onChange = vi.fn();
    await show(
      <form>
        <RangeSlider {...scale} defaultValue={[60, 80]} {...{ onChange }} />
      </form>,
    );
    await act(() => userEvent.keyboard('{Tab}{Home}{Tab}{Home}{ArrowRight}'));
    expect(values()).toEqual([0, 5]);
    onChange.mockClear();
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(values()).toEqual([60, 80]);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('a reset leaves controlled values', async () => {
    const onChange = vi.fn();
    const range = (value: readonly [number, number]) => (
      <form>
        <RangeSlider {...scale} {...{ value, onChange }} />
      </form>
    );
    await show(range([60, 80]));
    await show(range([10, 20]));
    await act(async () => find<HTMLFormElement>('form').reset());
    expect(values()).toEqual([10, 20]);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('assistive technology moves one thumb and leaves the other unchanged', async () => {
    const [onChange, onChangeEnd] = [vi.fn(), vi.fn()];
    const range = (value: readonly [number, number]) => (
      <RangeSlider {...scale} {...{ value, onChange, onChangeEnd }} />
    );
    await show(range([20, 60]));
    await show(range([30, 90]));
    await act(() => userEvent.fill(thumbs()[0] as HTMLInputElement, '35'));
    expect(onChange).toHaveBeenLastCalledWith([35, 90]);
    expect(onChangeEnd).toHaveBeenLastCalledWith([35, 90]);
  });

  test.each<[readonly [number, number], readonly number[]]>([
    [
      [Number.NaN, Number.NaN],
      [0, 100],
    ],
    [
      [-50, 500],
      [0, 100],
    ],
    [
      [52, 58],
      [50, 60],
    ],
  ])('shows %j as %j, and tells of no change', async (value, shown) => {
    const onChange = vi.fn();
    await show(<RangeSlider {...scale} {...{ value, onChange }} />);
    expect(values()).toEqual(shown);
    expect(onChange).not.toHaveBeenCalled();
  });

  test('if both thumbs are at the end, the lower one can be dragged back', async () => {
    await show(<RangeSlider {...scale} defaultValue={[100, 100]} />);
    const thumb = thumbs()[0]?.parentElement as Element;
    const { left, top, width, height } = thumb.getBoundingClientRect();
    expect(document.elementFromPoint(left + width / 2, top + height / 2)).toBe(thumb);
  });

  test('a thumb that was moved before hydration stays, and the change is reported', async () => {
    const onChange = vi.fn();
    const messages = await serve(
      <RangeSlider {...scale} defaultValue={[20, 60]} {...{ onChange }} />,
      () => {
        const [lower] = thumbs();
        if (lower) lower.value = '40';
      },
    );
    expect(messages).toEqual([]);
    expect(values()).toEqual([40, 60]);
    expect(onChange).toHaveBeenLastCalledWith([40, 60]);
  });
});

describe('for a screen reader', () => {
  test('an empty required field is not invalid, and has no empty status', async () => {
    await show(<TextField label="Name" isRequired />);
    expect(find('input').getAttribute('aria-invalid')).toBe('false');
    expect(document.querySelector('[role=status]')).toBeNull();
    await show(<TextField label="Name" isRequired errorMessage="Enter your name" />);
    expect(find('input').getAttribute('aria-invalid')).toBe('true');
  });

  test('a slider says its number once', async () => {
    await show(<Slider label="Radius" min={0} max={100} />);
    expect(find('output').getAttribute('aria-live')).toBe('off');
  });

  test('a slider says the number that it shows, if the box has one out of its range', async () => {
    await show(<SliderField label="Price" min={0} max={100} value={120} />);
    expect(find('[type=range]').getAttribute('aria-valuetext')).toBe('100');
  });
});
