import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'MoneyField',
  summary: 'Asks for an amount in dollars, whole or with cents.',
  alsoCalled: ['currency input', 'amount', 'price'],
  builtOn:
    'The browser’s text box, an `<input>`, and the kit’s own reading of numbers. React Aria’s NumberField weighs 26 KB compressed, reports a value on blur only, and rounds to steps.',
  when: ['For an amount that people know: a payment, an income.'],
  whenNot: ['For an amount that people try out: a slider beside the box helps there.'],
  alternatives: [
    { use: 'SliderField', when: 'People try out amounts in a range.' },
    { use: 'NumberField', when: 'It is a number of something else.' },
    { use: 'Select', when: 'A rough range is enough, such as a monthly income.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'A description, an error or a warning.', at: '[id$="-message"]' },
    { part: 'A box with a dollar sign.', at: 'input' },
  ],
  anatomyStory: 'Invalid',
  doDont: [
    {
      do: 'Accept `1250`, `1,250`, `$1,250.5` and `.50`, and write them as `1,250` and `0.50` once focus leaves.',
      dont: 'Add commas or move the decimal point while someone types.',
    },
    {
      do: 'Point out what is wrong once focus leaves.',
      dont: 'Round $12.345, or raise $3 to a minimum: an amount that changes by itself costs trust.',
      doArgs: { defaultValue: 3, errorMessage: 'Enter $5 or more' },
      dontArgs: { defaultValue: 5 },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the box.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('textbox')).toHaveFocus();
      },
    },
    {
      keys: 'Digits, comma, period',
      does: 'Type the amount; each key reports the number so far, or none.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('1,');
        await expect(args.onChange).toHaveBeenLastCalledWith(Number.NaN);
        await userEvent.keyboard('250.5');
        await expect(args.onChange).toHaveBeenLastCalledWith(1250.5);
        await expect(canvas.getByRole('textbox')).toHaveValue('1,250.5');
      },
    },
  ],
  accessibility: [
    'It is a text input with a number keyboard on phones: no arrows to hit by accident, and a scroll wheel changes nothing.',
    'The dollar sign is not read out; the label or the description says that the amount is in dollars.',
  ],
  content: [
    'Label: what the amount is for, “Payment amount”.',
    'State a limit up front: “At least $25.00”.',
    'A negative amount and fractions of a cent are errors. Set a negative `min` for credits and corrections.',
  ],
};
