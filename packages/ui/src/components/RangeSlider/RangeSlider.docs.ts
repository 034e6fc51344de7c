import type { ComponentDocs } from '../../testing/docs.ts';

const labels = ['Price Lowest', 'Price Highest'] as const;

export const docs: ComponentDocs = {
  name: 'RangeSlider',
  summary: 'Sets the two ends of a rough range.',
  alsoCalled: ['two thumbs', 'dual slider', 'minimum and maximum'],
  builtOn:
    'React Aria’s hooks `useSlider`, `useSliderThumb` and `useSliderState`, for two `<input>`s of type range on one track, which no browser has.',
  when: ['To narrow a list by a number, such as the prices or years to search between.'],
  whenNot: [
    'For amounts that people know to the dollar: they must be able to type them.',
    'For one number.',
  ],
  alternatives: [
    { use: 'Slider', when: 'There is one rough number.' },
    { use: 'MoneyField', when: 'The ends are exact amounts: two fields in a Fieldset.' },
    { use: 'CheckboxGroup', when: 'A few ranges, such as “under $10,000”, are enough.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'span' },
    { part: 'Both numbers, at the end of the line.', at: 'output' },
    { part: 'The track, filled between the thumbs.', at: 'div:has(> div > input)' },
    { part: 'The two ends of the range.', at: '[aria-hidden="true"] > span' },
  ],
  doDont: [
    {
      do: 'Show at once how many results are left.',
      dont: 'Start something costly at every step of a move: `onChangeEnd` tells when it is over.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the lower thumb, then to the upper one.',
      test: async ({ canvas, userEvent, expect }) => {
        for (const name of labels) {
          await userEvent.tab();
          await expect(canvas.getByRole('slider', { name })).toHaveFocus();
        }
      },
    },
    {
      keys: 'Arrow keys',
      does: 'Move the thumb one step up or down, not past the other.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(args.onChange).toHaveBeenLastCalledWith([10_000, 31_000]);
        await userEvent.keyboard('{ArrowDown}');
        await expect(args.onChange).toHaveBeenLastCalledWith([10_000, 30_000]);
      },
    },
    {
      keys: 'Page Up and Page Down',
      does: 'Move it by a tenth of the range.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{PageUp}');
        await expect(args.onChange).toHaveBeenLastCalledWith([10_000, 35_000]);
        await userEvent.keyboard('{PageDown}');
        await expect(args.onChange).toHaveBeenLastCalledWith([10_000, 30_000]);
      },
    },
    {
      keys: 'Home and End',
      does: 'Move it as far as the other thumb or the end of the range allows.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{End}');
        await expect(args.onChange).toHaveBeenLastCalledWith([10_000, 50_000]);
        await userEvent.keyboard('{Home}');
        await expect(args.onChange).toHaveBeenLastCalledWith([10_000, 10_000]);
      },
    },
  ],
  accessibility: [
    'It is a group of two native ranges. Each says the label and which end it is, then its number as people read it.',
    'The thumbs and the track can be grabbed anywhere within a height of 44 px; a press on the track moves the nearer thumb.',
    'The thumbs follow `dir`, and a drag follows the locale: set `LocaleProvider` and `<html dir>` together.',
    'When read-only, each thumb is announced as such and does not move. HTML has no such slider.',
  ],
  content: ['Give the numbers their unit through `format`: “$10,000”.'],
};
