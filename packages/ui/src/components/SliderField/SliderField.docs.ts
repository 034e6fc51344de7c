import type { ComponentDocs, KeyboardRow } from '../../testing/docs.ts';

const slides = (keys: string, press: string, does: string, to: number): KeyboardRow => ({
  keys,
  does,
  test: async ({ args, canvas, userEvent, expect }) => {
    canvas.getByRole('slider').focus();
    await userEvent.keyboard(press);
    await expect(args.onChange).toHaveBeenLastCalledWith(to);
  },
});

export const docs: ComponentDocs = {
  name: 'SliderField',
  summary: 'Sets a number in a range by sliding or by typing it.',
  alsoCalled: ['range with box', 'amount slider'],
  builtOn:
    'The browser’s text box and slider, each an `<input>`, with one number. React Aria’s Slider and NumberField weigh 40 KB compressed where this weighs 3; nothing moves before they load, and typed numbers are reported on blur only.',
  when: [
    'For numbers that people try out: a price, a term, a down payment.',
    'Where the ends of the range help to judge the number.',
  ],
  whenNot: [
    'For a number that people know to the digit, such as an amount due: typing is all they need.',
    'For a range so wide that one pixel is a big step.',
  ],
  alternatives: [
    { use: 'MoneyField or NumberField', when: 'People know the number.' },
    {
      use: 'RadioGroup',
      when: 'There are up to six values, such as terms of 36, 48 and 60 months.',
    },
    { use: 'Slider', when: 'A rough setting is enough and no exact number matters.' },
  ],
  anatomy: [
    { part: 'The label, which names both controls.', at: 'label' },
    { part: 'A box with the number, at the end of the line.', at: 'input' },
    { part: 'A description, an error or a warning.', at: '[id$="-description"]' },
    {
      part: 'The slider, which can be grabbed anywhere within the height of a finger.',
      at: 'input[type="range"]',
    },
    { part: 'The two ends of the range.', at: '[aria-hidden="true"] > span' },
  ],
  anatomyStory: 'Described',
  doDont: [
    {
      do: 'Keep what was typed and say what is allowed: “Enter $5,000 to $100,000”.',
      dont: 'Turn a typed 120,000 into 100,000.',
      doArgs: { defaultValue: 120_000, errorMessage: 'Enter $5,000 to $100,000' },
      dontArgs: { defaultValue: 100_000 },
    },
    {
      do: 'Change results at once, with the number as it is.',
      dont: 'Animate the numbers, or wait for a button.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the box, then to the slider.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('textbox')).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('slider')).toHaveFocus();
      },
    },
    slides('Arrow Right or Arrow Up', '{ArrowRight}', 'Goes one step up.', 21_000),
    slides('Arrow Left or Arrow Down', '{ArrowDown}', 'Goes one step down.', 20_000),
    slides('Page Up', '{PageUp}', 'Goes a tenth of the range up.', 30_000),
    slides('Page Down', '{PageDown}', 'Goes a tenth of the range down.', 21_000),
    slides('End', '{End}', 'Goes to the largest number.', 100_000),
    slides('Home', '{Home}', 'Goes to the smallest number.', 5_000),
    {
      keys: 'Digits',
      does: 'Type into the box; the slider and the results follow each key.',
      test: async ({ args, canvas, userEvent, expect }) => {
        canvas.getByRole('textbox').focus();
        await userEvent.keyboard('20500');
        await expect(args.onChange).toHaveBeenLastCalledWith(20_500);
        await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', '$20,500');
      },
    },
    {
      keys: 'Enter',
      does: 'In the box, checks the number, formats it, and selects it for the next one.',
      test: async ({ canvas, userEvent, expect }) => {
        await expect(canvas.getByRole('textbox')).toHaveValue('20500');
        await userEvent.keyboard('{Enter}');
        await expect(canvas.getByRole('textbox')).toHaveValue('$20,500');
        await userEvent.keyboard('3');
        await expect(canvas.getByRole('textbox')).toHaveValue('3');
        await userEvent.keyboard('0000{Enter}');
        await expect(canvas.getByRole('textbox')).toHaveValue('$30,000');
      },
    },
  ],
  accessibility: [
    'Slider and box have one name, the label; the slider says its number as people read it, such as “$20,000”.',
    'The box is for those who can’t drag (WCAG 2.5.7).',
    'The slider is a native range: it works before JavaScript, with every screen reader, with a switch and by voice.',
    'A number that is not allowed makes the box invalid once focus leaves it.',
    'When read-only, both the box and the slider are announced as such. HTML has no such slider.',
  ],
  content: [
    'Label: the quantity, without its unit, which `format` adds: “Loan term”, “72 months”.',
    'Write the numbers at the ends in the same format as the number in the box.',
    'With a rate or a payment beside it, say that it is an estimate.',
  ],
};
