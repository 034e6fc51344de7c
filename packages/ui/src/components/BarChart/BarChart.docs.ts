import type { ComponentDocs } from '../../testing/docs.ts';

const weeks = [42_000, 51_500, 38_200, 60_900].map((funded, index) => ({
  x: `2026-11-${String(2 + 7 * index).padStart(2, '0')}`,
  funded,
}));

export const docs: ComponentDocs = {
  name: 'BarChart',
  summary: 'Compares the amounts of a few weeks, months or categories by vertical bars.',
  alsoCalled: ['chart', 'column chart', 'graph', 'histogram'],
  builtOn: 'An `<svg>`, the browser’s slider, an `<input>` of type range, and a `<table>`.',
  when: [
    'For sums per week or month, such as the dollars funded each week.',
    'For two or three amounts per category, side by side.',
  ],
  whenNot: [
    'For names without an order and one number each: a BarList has space for the names.',
    'For more than about fifteen points.',
  ],
  alternatives: [
    { use: 'BarList', when: 'They are things, not moments: deals by state.' },
    { use: 'AreaChart', when: 'There are many points, and the trend matters.' },
    { use: 'StackedBar', when: 'Each amount consists of parts.' },
    { use: 'Sparkline', when: 'Only the trend matters, beside a figure.' },
  ],
  anatomy: [
    { part: 'The vertical axis, which always includes 0.', at: 'div:has(+ div > input)' },
    { part: 'The plot: a bar, or a group of bars, for each point.', at: 'div:has(> input)' },
    { part: 'The horizontal axis: dates or names.', at: 'div:has(> input) + div' },
    'The legend, if there are several series.',
    'The readout, while a point is selected.',
    'A table with every value, for screen readers only.',
  ],
  doDont: [
    {
      do: 'Show moments in their order.',
      dont: 'Sort weeks by their amount: people read them as time.',
      doArgs: { points: weeks },
      dontArgs: { points: weeks.toSorted((a, b) => b.funded - a.funded) },
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the plot and reads the first point.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('slider')).toHaveFocus();
        await expect(canvas.getByRole('slider')).toHaveAttribute(
          'aria-valuetext',
          'October 5, 2026: $42,000 funded',
        );
      },
    },
    {
      keys: 'Arrow keys',
      does: 'Go to the next or the previous point.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{ArrowRight}{ArrowUp}');
        await expect(canvas.getByRole('slider')).toHaveValue('2');
        await userEvent.keyboard('{ArrowLeft}{ArrowDown}');
        await expect(canvas.getByRole('slider')).toHaveValue('0');
      },
    },
    {
      keys: 'Home and End',
      does: 'Go to the first and the last point.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{End}');
        await expect(canvas.getByRole('slider')).toHaveValue('7');
        await userEvent.keyboard('{Home}');
        await expect(canvas.getByRole('slider')).toHaveValue('0');
      },
    },
  ],
  accessibility: [
    'The plot is one tab stop, a slider over the points. Each point is announced as a sentence, such as “October 5, 2026: $42,000 funded”.',
    'A table says every value. A value that is missing is a dash there, and has no bar.',
    'Series differ by pattern and not only by color, also in print and in forced colors.',
    'On a page that reads right to left, the first bar is on the right. Nothing moves.',
    'Tested in Chromium: keys, pointer, touch, forced colors, print, right to left, invalid values and axe in both themes of two brands.',
  ],
  content: ['Names of one or two short words, or dates: `2026-11-02` is shown as “Nov 2”.'],
};
