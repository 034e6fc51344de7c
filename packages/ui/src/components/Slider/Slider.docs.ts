import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'Slider',
  summary: 'Sets a rough number in a range.',
  alsoCalled: ['range input', 'track'],
  builtOn: 'The browser’s slider, an `<input>` of type range.',
  when: ['For a setting where “about there” is good enough, such as a distance to search in.'],
  whenNot: [
    'For an amount, a rate or a term: people have a number in mind and must be able to type it.',
    'For fewer than about ten values.',
  ],
  alternatives: [
    { use: 'SliderField', when: 'The exact number matters.' },
    { use: 'RadioGroup', when: 'There are up to six values.' },
  ],
  anatomy: [
    { part: 'The label.', at: 'label, span' },
    { part: 'The number, at the end of the line.', at: 'output' },
    { part: 'The track, filled up to the thumb.', at: 'input' },
    { part: 'The two ends of the range.', at: '[aria-hidden="true"] > span' },
  ],
  doDont: [
    {
      do: 'Show what changes right beside it.',
      dont: 'Start something costly at every step of a move.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the thumb.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('slider')).toHaveFocus();
      },
    },
    {
      keys: 'Arrow keys',
      does: 'Goes one step up or down.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(args.onChange).toHaveBeenLastCalledWith(55);
        await userEvent.keyboard('{ArrowDown}');
        await expect(args.onChange).toHaveBeenLastCalledWith(50);
      },
    },
    {
      keys: 'Home and End',
      does: 'Goes to the smallest and the largest number.',
      test: async ({ args, userEvent, expect }) => {
        await userEvent.keyboard('{End}');
        await expect(args.onChange).toHaveBeenLastCalledWith(200);
        await userEvent.keyboard('{Home}');
        await expect(args.onChange).toHaveBeenLastCalledWith(5);
      },
    },
  ],
  accessibility: [
    'It is a native range with a name, and says its number as people read it.',
    'The thumb and the track can be grabbed anywhere within a height of 44 px.',
    'When read-only, it is announced as such and does not move. HTML has no such slider.',
  ],
  content: ['Give the number its unit through `format`: “50 miles”.'],
};
