import { Calendar } from '@milepost/ui/Calendar';
import { Checkbox } from '@milepost/ui/Checkbox';
import { CheckboxGroup } from '@milepost/ui/CheckboxGroup';
import { CodeField } from '@milepost/ui/CodeField';
import { ComboBox } from '@milepost/ui/ComboBox';
import { DateField } from '@milepost/ui/DateField';
import { DatePicker } from '@milepost/ui/DatePicker';
import { DateRangePicker } from '@milepost/ui/DateRangePicker';
import { Dialog } from '@milepost/ui/Dialog';
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
import { SuggestField } from '@milepost/ui/SuggestField';
import { Switch } from '@milepost/ui/Switch';
import { TextArea } from '@milepost/ui/TextArea';
import { TextField } from '@milepost/ui/TextField';
import { TimeField } from '@milepost/ui/TimeField';
import { act, createRef, type ReactNode, useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { find, host, show } from './page.tsx';

const options = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
];
const onChange = vi.fn();
const set = { label: 'Field', name: 'field', onChange };
const range = { min: 0, max: 9 };
const period = { start: '2026-12-04', end: '2026-12-18' };

/** Each field with a value, read-only or not, and the data that a form sends. */
const fields: Record<string, [(isReadOnly: boolean) => ReactNode, sent: string[]]> = {
  TextField: [(is) => <TextField {...set} isReadOnly={is} defaultValue="a" />, ['a']],
  TextArea: [(is) => <TextArea {...set} isReadOnly={is} defaultValue="a" />, ['a']],
  PasswordField: [(is) => <PasswordField {...set} isReadOnly={is} defaultValue="a" />, ['a']],
  SearchField: [(is) => <SearchField {...set} isReadOnly={is} defaultValue="a" />, ['a']],
  MaskedField: [
    (is) => <MaskedField {...set} mask="ssn" isReadOnly={is} defaultValue="123456789" />,
    ['123456789'],
  ],
  CodeField: [(is) => <CodeField {...set} isReadOnly={is} defaultValue="123456" />, ['123456']],
  SuggestField: [
    (is) => <SuggestField {...set} {...{ options }} isReadOnly={is} defaultValue="a" />,
    ['a'],
  ],
  DateField: [
    (is) => <DateField {...set} isReadOnly={is} defaultValue="2026-12-04" />,
    ['2026-12-04'],
  ],
  TimeField: [(is) => <TimeField {...set} isReadOnly={is} defaultValue="14:30" />, ['14:30']],
  NumberField: [(is) => <NumberField {...set} isReadOnly={is} defaultValue={5} />, ['5']],
  MoneyField: [(is) => <MoneyField {...set} isReadOnly={is} defaultValue={5} />, ['5']],
  Select: [(is) => <Select {...set} {...{ options }} isReadOnly={is} defaultValue="CA" />, ['CA']],
  SearchSelect: [
    (is) => <SearchSelect {...set} {...{ options }} isReadOnly={is} defaultValue="CA" />,
    ['CA'],
  ],
  ComboBox: [
    (is) => <ComboBox {...set} {...{ options }} isReadOnly={is} defaultValue="CA" />,
    ['CA'],
  ],
  MultiSelect: [
    (is) => <MultiSelect {...set} {...{ options }} isReadOnly={is} defaultValue={['CA']} />,
    ['CA'],
  ],
  RadioGroup: [
    (is) => <RadioGroup {...set} {...{ options }} isReadOnly={is} defaultValue="CA" />,
    ['CA'],
  ],
  CheckboxGroup: [
    (is) => <CheckboxGroup {...set} {...{ options }} isReadOnly={is} defaultValue={['CA']} />,
    ['CA'],
  ],
  Checkbox: [(is) => <Checkbox {...set} isReadOnly={is} defaultSelected />, ['on']],
  Switch: [(is) => <Switch {...set} isReadOnly={is} defaultSelected />, ['on']],
  Slider: [(is) => <Slider {...set} {...range} isReadOnly={is} defaultValue={5} />, ['5']],
  SliderField: [
    (is) => <SliderField {...set} {...range} isReadOnly={is} defaultValue={5} />,
    ['5'],
  ],
  RangeSlider: [
    (is) => <RangeSlider {...set} {...range} isReadOnly={is} defaultValue={[5, 7]} />,
    ['5', '7'],
  ],
  DatePicker: [
    (is) => <DatePicker {...set} isReadOnly={is} defaultValue="2026-12-04" />,
    ['2026-12-04'],
  ],
  DateRangePicker: [
    (is) => <DateRangePicker {...set} isReadOnly={is} defaultValue={period} />,
    ['2026-12-04', '2026-12-18'],
  ],
  Calendar: [
    (is) => <Calendar {...set} isReadOnly={is} defaultValue="2026-12-04" />,
    ['2026-12-04'],
  ],
};

const sent = () => new FormData(find<HTMLFormElement>('form')).getAll('field');

/** The actions of a visitor in a field that has focus. */
const keys = ['{ArrowDown}', '{ArrowRight}', ' ', 't', '9', '{Backspace}', '{Home}', '{Escape}'];

test.each(Object.entries(fields))(
  '%s that is read-only takes focus, is announced as read-only, is sent, and never changes',
  async (name, [field, value]) => {
    onChange.mockClear();
    await show(<form>{field(true)}</form>);
    expect(sent()).toEqual(value);

    const before = document.activeElement;
    for (const stop of [1, 2]) {
      await act(() => userEvent.keyboard('{Tab}'));
      if (stop === 1) expect(document.activeElement).not.toBe(before);
      if (host.contains(document.activeElement)) {
        for (const key of keys) await act(() => userEvent.keyboard(key));
      }
    }
    for (const control of host.querySelectorAll<HTMLElement>('input, label')) {
      await act(async () => control.click());
    }
    await vi.waitFor(() => expect(sent()).toEqual(value));
    expect(onChange).not.toHaveBeenCalled();
    // A calendar is an application of buttons, which ARIA does not allow to be read-only.
    if (name !== 'Calendar')
      expect(find('form').querySelector('[readonly], [aria-readonly=true]')).toBeTruthy();
  },
);

test.each(Object.entries(fields))(
  '%s with isReadOnly={false} is neither announced nor shown as read-only',
  async (_, [field]) => {
    await show(<form>{field(false)}</form>);
    expect(find('form').querySelector('[readonly], [aria-readonly]')).toBeNull();
  },
);

const tabStops =
  'input, select, textarea, button, [role=spinbutton], [role=row], td [tabindex="0"]';

test.each(Object.entries(fields))(
  '%s has focus while it becomes read-only, such as while a change is saved, and afterwards',
  async (_, [field]) => {
    await show(<form>{field(false)}</form>);
    for (let stop = 0; stop < host.querySelectorAll(tabStops).length; stop += 1) {
      const control = host.querySelectorAll<HTMLElement>(tabStops)[stop];
      await act(async () => control?.focus());
      if (document.activeElement !== control || control.tabIndex < 0) continue;
      // A click on such a button moves focus elsewhere.
      if (/^(Clear|Remove)/.test(control.ariaLabel ?? '')) continue;
      for (const isReadOnly of [true, false]) {
        await show(<form>{field(isReadOnly)}</form>);
        expect(host.contains(document.activeElement), `${stop}: ${isReadOnly}`).toBe(true);
      }
    }
  },
);

/** A field that is read-only from its first change on. */
function Saving({
  field,
}: {
  field: (props: { isReadOnly: boolean; onChange: () => void }) => ReactNode;
}) {
  const [isReadOnly, setReadOnly] = useState(false);
  return field({ isReadOnly, onChange: () => setReadOnly(true) });
}

test.each<[string, ReactNode, string]>([
  [
    'DatePicker',
    <Saving key="" field={(props) => <DatePicker label="Day" {...props} />} />,
    '{Enter}',
  ],
  [
    'DateRangePicker',
    <Saving key="" field={(props) => <DateRangePicker label="Days" {...props} />} />,
    '{Enter}{Enter}',
  ],
  [
    'SearchSelect',
    <Saving key="" field={(props) => <SearchSelect label="State" {...{ options }} {...props} />} />,
    '{ArrowDown}{ArrowDown}{Enter}',
  ],
])('%s that a choice makes read-only has focus', async (_, field, keys) => {
  await show(field);
  await act(async () => find('button').focus());
  await act(() => userEvent.keyboard('{Enter}'));
  await vi.waitFor(() => expect(host.contains(document.activeElement)).toBe(false));
  await act(() => userEvent.keyboard(keys));
  expect(host.querySelector('[aria-readonly], [readonly]')).not.toBeNull();
  await vi.waitFor(() => expect(host.contains(document.activeElement)).toBe(true));
});

test('the ref of a SearchSelect is its control, read-only or not', async () => {
  const ref = createRef<HTMLElement>();
  for (const isReadOnly of [false, true, false]) {
    await show(<SearchSelect {...set} {...{ options, ref, isReadOnly }} />);
    expect(ref.current).toBe(find(isReadOnly ? '[readonly]' : 'button'));
  }
});

/** Keys that reload, search, print or leave a page. */
const browserKeys: readonly KeyboardEventInit[] = [
  { key: 'F1' },
  { key: 'F5' },
  { key: 'F12' },
  { key: 'ArrowLeft', altKey: true },
  { key: 'r', ctrlKey: true },
  { key: 'p', metaKey: true },
  { key: '+', ctrlKey: true },
];

describe.each([true, false])('with isReadOnly={%s}', (isReadOnly) => {
  test.each(Object.entries(fields))(
    "%s leaves the browser's keys to it, and Escape to the dialog around it",
    async (name, [field]) => {
      const onOpenChange = vi.fn();
      await show(
        <Dialog heading="Dialog" isOpen onOpenChange={onOpenChange}>
          {field(isReadOnly)}
        </Dialog>,
      );
      const control = find('[role=dialog]').querySelector<HTMLElement>(
        'input:not([type=hidden]), select, textarea, [role=spinbutton], td [tabindex="0"]',
      );
      if (!control) throw new Error('The field has no control.');
      await act(async () => control.focus());
      for (const init of browserKeys) {
        // React Aria moves a thumb whichever key is held with an arrow.
        if (name === 'RangeSlider' && init.altKey) continue;
        const event = new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true });
        await act(async () => control.dispatchEvent(event));
        expect.soft(event.defaultPrevented, JSON.stringify(init)).toBe(false);
      }
      // The first one empties a search.
      if (/^S(earch|uggest)Field$/.test(name) && !isReadOnly)
        await act(() => userEvent.keyboard('{Escape}'));
      await act(() => userEvent.keyboard('{Escape}'));
      expect(onOpenChange).toHaveBeenCalledExactlyOnceWith(false);
    },
  );
});

test.each([
  <Checkbox key="Checkbox" {...set} isReadOnly isRequired />,
  <CheckboxGroup key="CheckboxGroup" {...set} {...{ options }} isReadOnly isRequired />,
  <DatePicker key="DatePicker" {...set} isReadOnly isRequired />,
  <DateRangePicker key="DateRangePicker" {...set} isReadOnly isRequired />,
  <RadioGroup key="RadioGroup" {...set} {...{ options }} isReadOnly isRequired />,
  <Select key="Select" {...set} {...{ options }} isReadOnly isRequired />,
  <TextField key="TextField" {...set} isReadOnly isRequired />,
])('a form does not wait for a read-only field: %#', async (field) => {
  await show(<form>{field}</form>);
  expect(find<HTMLFormElement>('form').checkValidity()).toBe(true);
});

test.each([
  ['Checkbox', 'input', []],
  ['Switch', 'input', []],
  ['CheckboxGroup', '[value=TX]', ['CA', 'TX']],
  ['RadioGroup', '[value=TX]', ['TX']],
])(
  '%s that was clicked while it was read-only changes with the first click afterwards',
  async (name, selector, after) => {
    const [field] = fields[name] ?? [() => null];
    onChange.mockClear();
    await show(<form>{field(true)}</form>);
    await act(async () => find<HTMLInputElement>(selector).click());
    // The choice is restored after the click.
    await new Promise((done) => setTimeout(done));
    await show(<form>{field(false)}</form>);
    await act(async () => find<HTMLInputElement>(selector).click());
    expect(onChange).toHaveBeenCalledTimes(1);
    expect(sent()).toEqual(after);
  },
);
