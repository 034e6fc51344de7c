import { Checkbox } from '@milepost/ui/Checkbox';
import { CheckboxGroup } from '@milepost/ui/CheckboxGroup';
import { DateField } from '@milepost/ui/DateField';
import { MoneyField } from '@milepost/ui/MoneyField';
import { NumberField } from '@milepost/ui/NumberField';
import { PasswordField } from '@milepost/ui/PasswordField';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { SearchField } from '@milepost/ui/SearchField';
import { Select } from '@milepost/ui/Select';
import { Slider } from '@milepost/ui/Slider';
import { SliderField } from '@milepost/ui/SliderField';
import { Switch } from '@milepost/ui/Switch';
import { TextArea } from '@milepost/ui/TextArea';
import { TextField } from '@milepost/ui/TextField';
import { act, type ComponentType } from 'react';
import { expect, test, vi } from 'vitest';
import { find, show } from './page.tsx';

const options = [
  { value: 'CA', label: 'California' },
  { value: 'TX', label: 'Texas' },
];

interface FieldCase {
  label: string;
  id: string;
  name: string;
  form: string;
  ref: (control: unknown) => void;
  onFocus: () => void;
  onBlur: () => void;
  options: typeof options;
  min: number;
  max: number;
  'data-part': string;
  'aria-details': string;
}

const fields: Record<string, ComponentType<FieldCase>> = {
  Checkbox,
  CheckboxGroup,
  // Its limits are days.
  DateField: ({ min: _min, max: _max, ...props }) => <DateField {...props} />,
  MoneyField,
  NumberField,
  PasswordField,
  RadioGroup,
  SearchField,
  Select,
  Slider,
  SliderField,
  Switch,
  TextArea,
  TextField,
};

test.each(Object.entries(fields))('no attribute that %s is given vanishes', async (_, Field) => {
  const [ref, onFocus, onBlur] = [vi.fn(), vi.fn(), vi.fn()];
  await show(
    <>
      <form id="elsewhere" />
      <Field
        {...{ ref, onFocus, onBlur, options, min: 0, max: 9 }}
        label="Field"
        id="field"
        name="answer"
        form="elsewhere"
        data-part="given"
        aria-details="more"
      />
    </>,
  );
  const control = find<HTMLInputElement>('#field');
  expect(ref).toHaveBeenCalledWith(control);
  expect(control.form).toBe(find('form'));
  expect(control.name).toBe('answer');
  expect(find('[data-part=given]').getAttribute('aria-details')).toBe('more');
  await act(async () => control.focus());
  await act(async () => control.blur());
  expect(onFocus).toHaveBeenCalledTimes(1);
  expect(onBlur).toHaveBeenCalledTimes(1);
});
