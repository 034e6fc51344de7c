import type { ComponentDocs } from '../../testing/docs.ts';

interface Row {
  applicant: string;
  id: number;
}
const applicantOf = ({ applicant }: Row) => applicant;
const idOf = ({ id }: Row) => id;

export const docs: ComponentDocs = {
  name: 'Table',
  summary: 'Shows similar things in rows, so that people can compare their figures.',
  alsoCalled: ['data table', 'grid'],
  builtOn: 'The browser’s `<table>`; sorting is the kit’s own.',
  when: [
    'For figures by row and column: rates by credit score, a payment schedule.',
    'For a queue of similar things, such as applications.',
  ],
  whenNot: [
    'For layout.',
    'For one thing and its properties.',
    'For things that are looked at, not compared.',
  ],
  alternatives: [
    { use: 'DescriptionList', when: 'It is one thing and its properties.' },
    { use: 'Card', when: 'Each thing has a picture or words of its own.' },
    { use: 'List', when: 'There is only one column.' },
  ],
  anatomy: [
    { part: 'The caption.', at: 'caption' },
    {
      part: 'The row of headers; sortable ones are buttons, or links with `sortHref`.',
      at: 'thead tr',
    },
    { part: 'The rows, each named by its first cell.', at: 'tbody tr' },
  ],
  doDont: [
    {
      do: 'Put the column that identifies the row first.',
      dont: 'Begin with a number that means nothing to people.',
      doArgs: {
        columns: [
          { id: 'name', label: 'Applicant', cell: applicantOf },
          { id: 'id', label: 'No.', cell: idOf },
        ],
      },
      dontArgs: {
        columns: [
          { id: 'id', label: 'No.', cell: idOf },
          { id: 'name', label: 'Applicant', cell: applicantOf },
        ],
      },
    },
    {
      do: 'Let it stack on a phone when rows are read one by one: as `lines` if its cells explain themselves.',
      dont: 'Stack a small table whose two or three columns are compared: use `phoneLayout="scroll"`, `keep` where two short columns fit any phone, or `columns` where they fit below the name of the row.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves to the next sortable header.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Applicant' })).toHaveFocus();
        await userEvent.tab();
        await expect(canvas.getByRole('button', { name: 'Amount' })).toHaveFocus();
      },
    },
    {
      keys: 'Enter or Space',
      does: 'Sorts by the column; pressed again, reverses the order.',
      test: async ({ canvas, userEvent, expect }) => {
        const first = () => canvas.getAllByRole('rowheader')[0];
        const header = canvas.getByRole('columnheader', { name: 'Amount' });
        await userEvent.keyboard('{Enter}');
        await expect(header).toHaveAttribute('aria-sort', 'ascending');
        await expect(first()).toHaveTextContent('Marcus Lee');
        await userEvent.keyboard('[Space]');
        await expect(header).toHaveAttribute('aria-sort', 'descending');
        await expect(first()).toHaveTextContent('Dana Whitfield');
      },
    },
  ],
  accessibility: [
    'It is a table with a caption, column headers and row headers, even while it is stacked.',
    'The sorted column says so with `aria-sort`.',
    'A table that scrolls sideways takes focus, so that the arrow keys scroll it.',
  ],
  content: [
    'A caption names what the rows are: “Applications this week”.',
    'Headers of one or two words, with the unit where it is the same for all.',
    'Give all figures in a column the same number of decimals.',
  ],
};
