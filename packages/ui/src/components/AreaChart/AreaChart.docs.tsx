import { balance, dollars } from '../../examples/balance.ts';
import type { ComponentDocs } from '../../testing/docs.ts';
import { AreaChart } from './index.ts';

const first = 'December 2026: $13,000 left, $2,441 interest';

export const docs: ComponentDocs = {
  name: 'AreaChart',
  summary: 'Shows how one or several amounts change over time.',
  alsoCalled: ['chart', 'line chart', 'graph', 'plot'],
  builtOn: 'An `<svg>`, the browser’s slider, an `<input>` of type range, and a `<table>`.',
  when: [
    'For a loan’s balance over its term: principal and interest on top of each other.',
    'Where people look up single values along a trend.',
  ],
  whenNot: [
    'For fewer than five points: bars, or a sentence.',
    'For things without an order, such as states: a line between them means nothing.',
  ],
  alternatives: [
    { use: 'BarChart', when: 'There are a few weeks or months, and each one is a sum.' },
    { use: 'Sparkline', when: 'Only the trend matters, beside a figure.' },
    { use: 'Table', when: 'People compare exact values.' },
  ],
  anatomy: [
    { part: 'The legend, if there are several series.', at: 'ul' },
    { part: 'The vertical axis, which always includes 0.', at: 'ul + div > div' },
    { part: 'The plot, with a line over each area.', at: 'ul + div > div + div' },
    { part: 'The horizontal axis: years, months, days or names.', at: 'ul + div > svg' },
    'The readout, while a point is selected.',
    'A table with every value, for screen readers only.',
  ],
  doDont: [
    {
      do: 'Stack the parts of one amount.',
      dont: 'Stack amounts that include each other: the sum means nothing.',
      doExample: (
        <AreaChart
          label="What is left to pay"
          points={balance}
          series={[
            { key: 'principal', label: 'Principal' },
            { key: 'interest', label: 'Interest' },
          ]}
          isStacked
          format={dollars}
        />
      ),
      dontExample: (
        <AreaChart
          label="Balances"
          points={balance}
          series={[
            { key: 'principal', label: 'Balance' },
            { key: 'faster', label: 'Balance with extra payments' },
          ]}
          isStacked
          format={dollars}
        />
      ),
    },
    {
      do: 'Leave out a value that is unknown: the line has a gap there.',
      dont: 'Write 0 for it: people see a fall that never happened.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves focus to the plot and reads the first point.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('slider')).toHaveFocus();
        await expect(canvas.getByRole('slider')).toHaveAttribute('aria-valuetext', first);
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
        await expect(canvas.getByRole('slider')).toHaveValue('60');
        await userEvent.keyboard('{Home}');
        await expect(canvas.getByRole('slider')).toHaveValue('0');
      },
    },
  ],
  accessibility: [
    'The plot is one tab stop, a slider over the points. Each point is announced as a sentence, such as “November 2029: $7,274 left, $2,479 interest”.',
    'A table says every value. A value that is missing is a dash there, and a gap in the drawing.',
    'Series differ by pattern and not only by color, also in print and in forced colors.',
    'On a page that reads right to left, time runs from right to left. Nothing moves.',
    'Tested in Chromium: keys, pointer, touch, forced colors, print, right to left, invalid values and axe in both themes of two brands.',
  ],
  content: [
    'Write the `unit` as it follows a value: “left” for “$7,274 left”.',
    'Put a heading above it that says what it shows. The `label` says the same for screen readers.',
  ],
};
