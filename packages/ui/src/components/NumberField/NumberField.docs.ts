import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'NumberField',
  summary: 'Asks for a number to reckon with: miles, months, a rate.',
  builtOn: 'The browser’s text box, an `<input>`; the reading of numbers is the kit’s own.',
  when: ['For a quantity that people know.'],
  whenNot: [
    'For digits that are no quantity: an account number, a ZIP code, a card number.',
    'For a number to try out in a range.',
  ],
  alternatives: [
    { use: 'TextField', when: 'The digits are a code; give it `inputMode="numeric"`.' },
    { use: 'MoneyField', when: 'It is an amount in dollars.' },
    { use: 'SliderField', when: 'The number is tried out in a range.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label' },
    { part: 'A description, an error or a warning.', at: '[id$="-description"]' },
    { part: 'A box, with a sign before or a unit after the number.', at: 'input' },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Leave what was typed as it is and say what fits: “Enter 12 to 84”.',
      dont: 'Clamp, round or rewrite: the visitor may never see that the number changed.',
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
      keys: 'Digits, comma, point, minus',
      does: 'Type the number; each key reports the number it makes.',
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
  ],
  accessibility: [
    'It is a text input with a number keyboard on phones: a scroll wheel or an arrow key changes nothing by accident.',
    'Sign and unit are not read out; say them in the label or the description.',
    'A number that does not fit makes the box invalid once focus leaves it, not while it is typed; after a press, once it has clicked.',
  ],
  content: [
    'Label: the quantity and its unit, “Odometer reading in miles”.',
    'Numbers are read and written as in the United States: 1,250.5.',
    'React Aria’s NumberField was left out: 26 KB compressed, it reports a value on blur only, and it rounds to steps.',
  ],
};
