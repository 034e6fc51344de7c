// Every control as an app uses it: in React Hook Form, and in a plain form that keeps the values itself.
import { Checkbox } from '@milepost/ui/Checkbox';
import { CheckboxGroup } from '@milepost/ui/CheckboxGroup';
import { DateField } from '@milepost/ui/DateField';
import { MoneyField } from '@milepost/ui/MoneyField';
import { NumberField } from '@milepost/ui/NumberField';
import { PasswordField } from '@milepost/ui/PasswordField';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { RangeSlider } from '@milepost/ui/RangeSlider';
import { SearchField } from '@milepost/ui/SearchField';
import { Select } from '@milepost/ui/Select';
import { Slider } from '@milepost/ui/Slider';
import { SliderField } from '@milepost/ui/SliderField';
import { Switch } from '@milepost/ui/Switch';
import { TextArea } from '@milepost/ui/TextArea';
import { TextField } from '@milepost/ui/TextField';
import { act } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, show } from './page.tsx';

const options = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
];
const range = { min: 0, max: 9 };

interface Answers {
  text: string;
  area: string;
  password: string;
  search: string;
  date: string;
  select: string;
  radio: string;
  checks: readonly string[];
  number: number | null;
  money: number | null;
  slider: number;
  sliderField: number | null;
  span: readonly [number, number];
  check: boolean;
  power: boolean;
}

const first: Answers = {
  text: 'a',
  area: 'b',
  password: 'c',
  search: 'd',
  date: '2026-01-02',
  select: 'CA',
  radio: 'CA',
  checks: ['CA'],
  number: 1,
  money: 2,
  slider: 3,
  sliderField: 4,
  span: [2, 8],
  check: false,
  power: false,
};
const changed: Answers = {
  text: 'A',
  area: 'B',
  password: 'C',
  search: 'D',
  date: '2027-03-04',
  select: 'TX',
  radio: 'TX',
  checks: ['CA', 'TX'],
  number: 5,
  money: 6,
  slider: 4,
  sliderField: 7,
  span: [3, 8],
  check: true,
  power: true,
};

const control = (name: string) => find<HTMLInputElement>(`#${name}`);
const typed = {
  text: 'A',
  area: 'B',
  password: 'C',
  search: 'D',
  date: '2027-03-04',
  number: '5',
  money: '6',
  sliderField: '7',
};
async function answerAll() {
  for (const [name, text] of Object.entries(typed)) {
    await act(() => userEvent.fill(control(name), text));
  }
  await act(() => userEvent.selectOptions(control('select'), 'TX'));
  for (const name of ['radio-1', 'checks-1', 'check', 'power']) {
    await act(() => userEvent.click(control(name)));
  }
  for (const name of ['slider', 'span']) {
    await act(async () => control(name).focus());
    await act(() => userEvent.keyboard('{ArrowRight}'));
    await act(async () => control(name).blur());
  }
}

function HookForm({ onSend }: { onSend: (answers: Answers) => void }) {
  const form = useForm<Answers>({ defaultValues: first });
  const { control } = form;
  return (
    <form onSubmit={form.handleSubmit((answers) => onSend(answers))}>
      <Controller
        control={control}
        name="text"
        rules={{ validate: (text) => text !== 'no' || 'Say yes' }}
        render={({ field, fieldState }) => (
          <TextField {...field} id="text" label="Text" errorMessage={fieldState.error?.message} />
        )}
      />
      <Controller
        control={control}
        name="area"
        render={({ field }) => <TextArea {...field} id="area" label="Area" />}
      />
      <Controller
        control={control}
        name="password"
        render={({ field }) => <PasswordField {...field} id="password" label="Password" />}
      />
      <Controller
        control={control}
        name="search"
        render={({ field }) => <SearchField {...field} id="search" label="Search" />}
      />
      <Controller
        control={control}
        name="date"
        render={({ field }) => <DateField {...field} id="date" label="Date" />}
      />
      <Controller
        control={control}
        name="select"
        render={({ field }) => <Select {...field} id="select" label="Select" options={options} />}
      />
      <Controller
        control={control}
        name="radio"
        render={({ field }) => <RadioGroup {...field} id="radio" label="Radio" options={options} />}
      />
      <Controller
        control={control}
        name="checks"
        render={({ field }) => (
          <CheckboxGroup {...field} id="checks" label="Checks" options={options} />
        )}
      />
      <Controller
        control={control}
        name="number"
        render={({ field }) => <NumberField {...field} id="number" label="Number" />}
      />
      <Controller
        control={control}
        name="money"
        render={({ field }) => <MoneyField {...field} id="money" label="Money" />}
      />
      <Controller
        control={control}
        name="slider"
        render={({ field }) => <Slider {...field} {...range} id="slider" label="Slider" />}
      />
      <Controller
        control={control}
        name="sliderField"
        render={({ field }) => <SliderField {...field} {...range} id="sliderField" label="Both" />}
      />
      <Controller
        control={control}
        name="span"
        render={({ field }) => <RangeSlider {...field} {...range} id="span" label="Span" />}
      />
      <Controller
        control={control}
        name="check"
        render={({ field: { value, ...field } }) => (
          <Checkbox {...field} isSelected={value} id="check" label="Check" />
        )}
      />
      <Controller
        control={control}
        name="power"
        render={({ field: { value, ...field } }) => (
          <Switch {...field} isSelected={value} id="power" label="Power" />
        )}
      />
      <button type="submit">Send</button>
      <button type="button" onClick={() => form.reset()}>
        Reset
      </button>
    </form>
  );
}

test('every control works in React Hook Form through its Controller', async () => {
  const onSend = vi.fn();
  await show(<HookForm onSend={onSend} />);
  await answerAll();
  await act(() => userEvent.click(find('[type=submit]')));
  expect(onSend).toHaveBeenLastCalledWith(changed);
  await act(() => userEvent.click(find('form > button[type=button]')));
  await act(() => userEvent.click(find('[type=submit]')));
  expect(onSend).toHaveBeenLastCalledWith(first);
  expect(control('money').value).toBe('2');
  expect(control('checks-1').checked).toBe(false);
});

test('React Hook Form points out a broken rule beside the field, and puts focus there', async () => {
  const onSend = vi.fn();
  await show(<HookForm onSend={onSend} />);
  await act(() => userEvent.fill(control('text'), 'no'));
  await act(() => userEvent.click(find('[type=submit]')));
  expect(onSend).not.toHaveBeenCalled();
  expect(document.activeElement).toBe(control('text'));
  expect(control('text').getAttribute('aria-invalid')).toBe('true');
});

function PlainForm() {
  return (
    <form>
      <TextField id="text" name="text" label="Text" defaultValue={first.text} />
      <TextArea id="area" name="area" label="Area" defaultValue={first.area} />
      <PasswordField id="password" name="password" label="Password" defaultValue="c" />
      <SearchField id="search" name="search" label="Search" defaultValue={first.search} />
      <DateField id="date" name="date" label="Date" defaultValue={first.date} />
      <Select id="select" name="select" label="Select" options={options} defaultValue="CA" />
      <RadioGroup id="radio" name="radio" label="Radio" options={options} defaultValue="CA" />
      <CheckboxGroup
        id="checks"
        name="checks"
        label="Checks"
        options={options}
        defaultValue={first.checks}
      />
      <NumberField id="number" name="number" label="Number" defaultValue={1} />
      <MoneyField id="money" name="money" label="Money" defaultValue={2} />
      <Slider {...range} id="slider" name="slider" label="Slider" defaultValue={3} />
      <SliderField {...range} id="sliderField" name="sliderField" label="Both" defaultValue={4} />
      <RangeSlider {...range} id="span" name="span" label="Span" defaultValue={first.span} />
      <Checkbox id="check" name="check" label="Check" />
      <Switch id="power" name="power" label="Power" />
    </form>
  );
}

/** What a form sends of such answers: text, and nothing of what is not chosen. */
const sent = ({ check, power, checks, span, ...answers }: Answers) =>
  [
    ...Object.entries(answers).map(([name, value]) => `${name}=${value}`),
    ...checks.map((value) => `checks=${value}`),
    ...span.map((value) => `span=${value}`),
    ...(check ? ['check=on'] : []),
    ...(power ? ['power=on'] : []),
  ].sort();

test('every control works in a plain form: it is sent, and a reset brings back what it began with', async () => {
  await show(<PlainForm />);
  const form = find<HTMLFormElement>('form');
  const data = () => [...new FormData(form)].map(([name, value]) => `${name}=${value}`).sort();
  expect(data()).toEqual(sent(first));
  await answerAll();
  expect(data()).toEqual(sent(changed));
  await act(async () => form.reset());
  expect(data()).toEqual(sent(first));
});
