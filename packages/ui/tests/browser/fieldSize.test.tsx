import '@milepost/ui/reset.css';
import { Button } from '@milepost/ui/Button';
import { Checkbox } from '@milepost/ui/Checkbox';
import { CheckboxGroup } from '@milepost/ui/CheckboxGroup';
import { CodeField } from '@milepost/ui/CodeField';
import { ComboBox } from '@milepost/ui/ComboBox';
import { DateField } from '@milepost/ui/DateField';
import { DatePicker } from '@milepost/ui/DatePicker';
import { DateRangePicker } from '@milepost/ui/DateRangePicker';
import { FileUpload } from '@milepost/ui/FileUpload';
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
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { find, host, show } from './page.tsx';

const options = [{ value: 'CA', label: 'California' }];

const scale = { min: 0, max: 9 };

interface Given {
  label: string;
  description?: string;
  size?: 'small' | 'medium';
  isLabelHidden?: boolean;
  labelPosition?: 'side';
}

/** The fields whose box has a size. */
const boxes: Record<string, (given: Given) => ReactNode> = {
  CodeField: (given) => <CodeField {...given} />,
  ComboBox: (given) => <ComboBox {...given} {...{ options }} />,
  DateField: (given) => <DateField {...given} />,
  DatePicker: (given) => <DatePicker {...given} />,
  DateRangePicker: (given) => <DateRangePicker {...given} />,
  MaskedField: (given) => <MaskedField {...given} mask="ssn" />,
  MoneyField: (given) => <MoneyField {...given} />,
  MultiSelect: (given) => <MultiSelect {...given} {...{ options }} />,
  NumberField: (given) => <NumberField {...given} suffix="miles" />,
  PasswordField: (given) => <PasswordField {...given} />,
  SearchField: (given) => <SearchField {...given} />,
  SearchSelect: (given) => <SearchSelect {...given} {...{ options }} />,
  Select: (given) => <Select {...given} {...{ options }} />,
  SuggestField: (given) => <SuggestField {...given} {...{ options }} />,
  TextField: (given) => <TextField {...given} />,
  TimeField: (given) => <TimeField {...given} />,
};

const fields: typeof boxes = {
  ...boxes,
  CheckboxGroup: (given) => <CheckboxGroup {...given} {...{ options }} />,
  FileUpload: (given) => <FileUpload {...given} upload={async () => {}} />,
  RadioGroup: (given) => <RadioGroup {...given} {...{ options }} />,
  RangeSlider: (given) => <RangeSlider {...given} {...scale} />,
  Slider: (given) => <Slider {...given} {...scale} />,
  SliderField: (given) => <SliderField {...given} {...scale} />,
  TextArea: (given) => <TextArea {...given} />,
};

/** The fields whose label is always beside their control. */
const choices: typeof boxes = {
  Checkbox: (given) => <Checkbox {...given} />,
  Switch: (given) => <Switch {...given} />,
};

const heightOf = (element: Element | null | undefined) => element?.getBoundingClientRect().height;

/** Returns the element with the text, and without elements in it. */
const withText = (text: string) => {
  const found = [...host.querySelectorAll('*')].find(
    (one) => one.childElementCount === 0 && one.textContent === text,
  );
  if (!found) throw new Error(`There is no ${text}.`);
  return found;
};
const textAt = (text: string) => withText(text).getBoundingClientRect();

/** Whether only assistive technology has it. */
const isClipped = (element: Element | null): boolean =>
  element !== null &&
  (getComputedStyle(element).clipPath === 'inset(50%)' || isClipped(element.parentElement));

describe.each(['comfortable', 'compact'])('in the %s density', (density) => {
  test.each(['small', 'medium'] as const)('each %s field is as high as a button', async (size) => {
    await show(
      <div data-density={density}>
        <Button size={size}>Find</Button>
        {Object.entries(boxes).map(([name, field]) => (
          <section key={name} id={name}>
            {field({ label: name, isLabelHidden: true, size })}
          </section>
        ))}
      </div>,
    );
    const button = heightOf(host.querySelector('button')) ?? 0;
    const others = [...host.querySelectorAll('section')].filter(
      ({ firstElementChild }) => Math.abs((heightOf(firstElementChild) ?? 0) - button) >= 1,
    );
    expect(others.map(({ id }) => id)).toEqual([]);
  });
});

test.each(Object.entries({ ...fields, ...choices }))(
  '%s can hide its label, which still names it',
  async (_, field) => {
    await show(field({ label: 'Applicant' }));
    expect(isClipped(withText('Applicant'))).toBe(false);
    await show(field({ label: 'Applicant', isLabelHidden: true }));
    expect(isClipped(withText('Applicant'))).toBe(true);
    expect(textAt('Applicant').width).toBeGreaterThan(0);
  },
);

test.each(['Slider', 'SliderField', 'RangeSlider'])(
  'the label before a %s is level with its track, and its number is after it',
  async (name) => {
    await show(fields[name]?.({ label: 'Applicant', labelPosition: 'side' }));
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2;
    const label = textAt('Applicant');
    // As high as the track's line.
    const track = host.querySelector('[type=range]')?.parentElement?.getBoundingClientRect();
    if (!track) throw new Error('There is no track.');
    const number = find('output, [type=text]').getBoundingClientRect();
    expect(Math.abs(middle(label) - middle(track))).toBeLessThan(4);
    expect(Math.abs(middle(number) - middle(track))).toBeLessThan(4);
    expect(number.left).toBeGreaterThan(track.right);
  },
);

test.each(Object.entries(fields))(
  '%s can have its label before its control and its description',
  async (_, field) => {
    await show(field({ label: 'Applicant', description: 'Hint', labelPosition: 'side' }));
    const label = textAt('Applicant');
    const hint = textAt('Hint');
    expect(hint.left).toBeGreaterThan(label.right);
    expect(Math.abs(hint.bottom - label.bottom)).toBeLessThan(8);
    const control = [
      ...host.querySelectorAll('button, input, select, textarea, [role=group] div'),
    ].find((one) => one.getBoundingClientRect().width > 1);
    expect(control?.getBoundingClientRect().left).toBeGreaterThan(label.right);
  },
);
