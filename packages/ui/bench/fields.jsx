// Every text field with a controlled value, below a bare native input.
import { MoneyField } from '@milepost/ui/MoneyField';
import { NumberField } from '@milepost/ui/NumberField';
import { PasswordField } from '@milepost/ui/PasswordField';
import { SearchField } from '@milepost/ui/SearchField';
import { SliderField } from '@milepost/ui/SliderField';
import { TextArea } from '@milepost/ui/TextArea';
import { TextField } from '@milepost/ui/TextField';
import { createElement, useState } from 'react';
import { createRoot } from 'react-dom/client';

const fields = { TextField, TextArea, PasswordField, SearchField, NumberField, MoneyField };
const ofNumbers = { min: 0, max: 1_000_000, step: 1 };

function Kept({ as, start, ...props }) {
  const [value, setValue] = useState(start);
  return createElement(as, { ...props, value, onChange: setValue });
}

createRoot(document.getElementById('fields')).render([
  ...Object.entries(fields).map(([name, as]) =>
    createElement(Kept, {
      key: name,
      as,
      id: name,
      label: name,
      ...(name === 'NumberField' || name === 'MoneyField' ? { start: null } : { start: '' }),
    }),
  ),
  createElement(Kept, {
    key: 'SliderField',
    as: SliderField,
    id: 'SliderField',
    label: 'SliderField',
    start: 0,
    ...ofNumbers,
  }),
]);
