// The kit's ComboBox, or React Aria's in its Virtualizer, with as many options as the page asks for.
import { ComboBox } from '@milepost/ui/ComboBox';
import { createElement } from 'react';
import {
  ComboBox as AriaComboBox,
  Button,
  Input,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
} from 'react-aria-components/ComboBox';
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { createRoot } from 'react-dom/client';

const { library, options: count } = document.body.dataset;
const options = Array.from({ length: Number(count) }, (_, index) => ({
  value: `${index}`,
  label: `Dealer ${index + 1}`,
}));

const ofKit = () => createElement(ComboBox, { label: 'Dealer', options });

const optionOf = ({ value, label }) =>
  createElement(
    ListBoxItem,
    { id: value, textValue: label, style: { padding: 12, lineHeight: '20px' } },
    label,
  );

/** React Aria's own example of a long list: rows of one given height. */
const ofAria = () =>
  createElement(
    AriaComboBox,
    { defaultItems: options },
    createElement(Label, null, 'Dealer'),
    createElement(Input),
    createElement(Button, null, 'Open'),
    createElement(
      Popover,
      { style: { display: 'flex', width: 300, background: 'white' } },
      createElement(
        Virtualizer,
        { layout: ListLayout, layoutOptions: { rowSize: 44 } },
        createElement(ListBox, { style: { flex: 1, overflow: 'auto' } }, optionOf),
      ),
    ),
  );

createRoot(document.getElementById('field')).render(library === 'kit' ? ofKit() : ofAria());
