import { Calendar } from '@milepost/ui/Calendar';
import { DatePicker } from '@milepost/ui/DatePicker';
import { DateRangePicker } from '@milepost/ui/DateRangePicker';
import { Fieldset } from '@milepost/ui/Fieldset';
import { FileUpload } from '@milepost/ui/FileUpload';
import { MultiSelect } from '@milepost/ui/MultiSelect';
import { RangeSlider } from '@milepost/ui/RangeSlider';
import { SliderField } from '@milepost/ui/SliderField';
import { TextField } from '@milepost/ui/TextField';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { answers, find, host, show } from './page.tsx';

const options = [{ value: 'CA', label: 'California' }];

const fields = (
  <>
    <TextField label="Name" name="name" defaultValue="Dana" />
    <DatePicker label="Day" name="day" defaultValue="2026-12-04" />
    <DateRangePicker
      label="Days"
      name="days"
      defaultValue={{ start: '2026-12-04', end: '2026-12-05' }}
    />
    <Calendar label="Due" name="due" defaultValue="2026-12-04" />
    <MultiSelect label="States" name="states" options={options} defaultValue={['CA']} />
    <RangeSlider label="Prices" name="prices" min={0} max={9} />
    <SliderField label="Price" name="price" min={0} max={9} defaultValue={3} />
    <FileUpload label="Files" upload={async () => {}} />
  </>
);

test.each([
  ['itself', { isDisabled: true }, {}],
  ['by the one around it', {}, { isDisabled: true }],
])('a Fieldset that is disabled %s has no tab stop and sends nothing', async (_, own, around) => {
  const form = (isOff: boolean) => (
    <form>
      <Fieldset label="Deal" {...(isOff && around)}>
        <Fieldset label="Terms" {...(isOff && own)}>
          {fields}
        </Fieldset>
      </Fieldset>
      <button type="button">After</button>
    </form>
  );
  await show(form(true));
  await userEvent.tab();
  expect(document.activeElement).toBe(host.querySelector('form > button'));
  expect(answers(find('form'))).toEqual({});
  await show(form(false));
  expect(Object.keys(answers(find('form')))).toHaveLength(7);
  expect(host.querySelector(':disabled')).toBeNull();
});
