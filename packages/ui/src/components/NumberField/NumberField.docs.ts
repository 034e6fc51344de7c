import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'NumberField',
  summary: 'Asks for a number to calculate with: miles, months, a rate.',
  alsoCalled: ['stepper input', 'spin button', 'number input'],
  builtOn:
    'The browser’s text box, an `<input>`, and the kit’s own reading of numbers. React Aria’s NumberField weighs 26 KB compressed, reports a value on blur only, and rounds to steps.',
  when: ['For a quantity that people know.'],
  whenNot: [
    'For digits that are not a quantity: an account number, a ZIP code, a card number.',
    'For a number that people try out in a range.',
  ],
  alternatives: [
    { use: 'TextField', when: 'The digits are a code; give it `inputMode="numeric"`.' },
    { use: 'MoneyField', when: 'It is an amount in dollars.' },
    { use: 'SliderField', when: 'People try out numbers in a range.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'A description, an error or a warning.', at: '[id$="-description"]' },
    { part: 'A box, with a symbol before the number or a unit after it.', at: 'input' },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Leave what was typed as it is and say what is allowed: “Enter 12 to 84”.',
      dont: 'Clamp, round or rewrite: the visitor may never see that the number changed.',
      doArgs: { label: 'Months', defaultValue: 120, errorMessage: 'Enter 12 to 84' },
      dontArgs: { label: 'Months', defaultValue: 84 },
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
      keys: 'Digits, comma, period, minus',
      does: 'Type the number; each key reports the number so far.',
      test: async ({ args, userEvent, expect }) => {
        for (const [key, number] of [
          ['4', 4],
          ['2', 42],
          ['0', 420],
        ] as const) {
          await userEvent.keyboard(key);
          await expect(args.onChange).toHaveBeenLastCalledWith(number);
        }
      },
    },
    {
      keys: 'Arrow Up, Arrow Down',
      does: 'Add or subtract `step`, within `min` and `max`.',
      test: async ({ args, canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowUp}');
        await expect(args.onChange).toHaveBeenLastCalledWith(421);
        await userEvent.keyboard('{ArrowDown}{ArrowDown}');
        await expect(args.onChange).toHaveBeenLastCalledWith(419);
        await expect(canvas.getByRole('textbox')).toHaveValue('419');
      },
    },
  ],
  accessibility: [
    'It is a text input with a number keyboard on phones: a scroll wheel changes nothing by accident.',
    'The symbol and the unit are not read out; say them in the label or the description.',
    'A number that is not allowed makes the box invalid once focus leaves it, not while it is typed; if a press moved focus, once that press has clicked.',
  ],
  content: [
    'Label: the quantity and its unit, “Odometer reading in miles”.',
    'Numbers are read and written in the format of the page’s locale: 1,250.5 in the United States, 1.250,5 in Spain. “25k” is read as 25,000.',
  ],
};
