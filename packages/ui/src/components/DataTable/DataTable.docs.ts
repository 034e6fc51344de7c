import { screen, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'DataTable',
  summary: 'Shows many like things to work through: sorted, selected, acted on, page by page.',
  builtOn:
    'React Aria for its menus and the browser’s `<table>` as a grid; TanStack Virtual for rows in view.',
  when: [
    'For a portal’s queue of applications, deals or users.',
    'Where people select rows to do one thing with all of them.',
  ],
  whenNot: [
    'For figures that are only read: a Table is a tenth of the weight and needs no JavaScript.',
    'On a public page.',
  ],
  alternatives: [
    { use: 'Table', when: 'Rows are read, not worked through.' },
    { use: 'List', when: 'There is only one column.' },
  ],
  anatomy: [
    {
      part: 'The caption, and what is done with the table: which columns, as CSV.',
      at: '[id]',
    },
    {
      part: 'With rows selected, how many, and what can be done with them; with all of a page, the offer to select all pages.',
      at: '[id] + div button',
    },
    { part: 'The headers, which stay in sight and sort.', at: '[role="columnheader"]' },
    {
      part: 'The rows, each with its mark, its cells and the menu of its actions.',
      at: '[role="row"]:nth-child(2)',
    },
    'The pages: how many rows, which ones of how many.',
  ],
  anatomyStory: 'Selected',
  doDont: [
    {
      do: 'Put first the column that people know the row by: it stays in sight.',
      dont: 'Begin with a number that means nothing to them.',
    },
    {
      do: 'Give many rows pages, or `height="screen"`: both answer at once with 10,000.',
      dont: 'Put hundreds of rows one below the other on the page.',
    },
    {
      do: 'Keep `columns` as they are between renders: rows then stay as they are too.',
      dont: 'Make the columns anew with each keystroke of a search.',
    },
    {
      do: 'Keep the rows of the last answer while the next one loads.',
      dont: 'Empty the table at each change of a filter.',
    },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves into the table, and on to what is below it.',
      test: async ({ canvas, userEvent, expect }) => {
        canvas.getByRole('grid').focus();
        await expect(canvas.getByRole('grid')).toContainElement(
          document.activeElement as HTMLElement,
        );
        await userEvent.keyboard('{Home}');
      },
    },
    {
      keys: 'Arrow keys',
      does: 'Move from row to row, and from cell to cell.',
      test: async ({ canvas, userEvent, expect }) => {
        const [, first, second] = canvas.getAllByRole('row');
        first?.focus();
        await userEvent.keyboard('{ArrowDown}');
        await expect(second).toHaveFocus();
      },
    },
    {
      keys: 'Home, End, Page Up, Page Down, letters',
      does: 'Move to the first or last row, by a page, or to the row that begins so.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{End}');
        await expect(canvas.getAllByRole('row').at(-1)).toHaveFocus();
        await userEvent.keyboard('dana');
        await expect(canvas.getAllByRole('row')[2]).toHaveFocus();
      },
    },
    {
      keys: 'Ctrl + A, Escape',
      does: 'Select all rows on show, or none of them.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Control>}a{/Control}');
        await expect(canvas.getByText('5 selected')).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await expect(canvas.queryByText('5 selected')).toBeNull();
      },
    },
    {
      keys: 'Space',
      does: 'Selects the row, or takes it back; with Shift, all from the last one on.',
      test: async ({ canvas, userEvent, expect }) => {
        const second = canvas.getAllByRole('row')[2];
        await userEvent.keyboard('[Space]');
        await expect(second).toHaveAttribute('aria-selected', 'true');
        await userEvent.keyboard('[Space]');
        await expect(second).toHaveAttribute('aria-selected', 'false');
      },
    },
    {
      keys: 'Enter',
      does: 'On a header, sorts by the column, and the other way when pressed again.',
      test: async ({ canvas, userEvent, expect }) => {
        const header = canvas.getByRole('columnheader', { name: 'Amount' });
        header.focus();
        await userEvent.keyboard('{Enter}');
        await expect(header).toHaveAttribute('aria-sort', 'ascending');
        await userEvent.keyboard('{Enter}');
        await expect(header).toHaveAttribute('aria-sort', 'descending');
      },
    },
    {
      keys: 'Enter',
      does: 'On a row’s button, opens the menu of its actions.',
      test: async ({ args, canvas, userEvent, expect }) => {
        const [button] = canvas.getAllByRole('button', { name: /^Actions for/ });
        button?.focus();
        await userEvent.keyboard('{Enter}');
        const item = await screen.findByRole('menuitem', { name: 'Open' });
        await waitFor(() => expect(item).toHaveFocus());
        await userEvent.keyboard('{Escape}');
        await expect(args.rowActions).toBeDefined();
      },
    },
  ],
  accessibility: [
    'It is a grid for assistive technology, also while its rows are cards on a phone.',
    'A change of the order and of the selection is said.',
    'It says how many rows there are and which one each is, also of those that are not in view.',
    'It says that rows are on their way, and an error at once.',
  ],
  content: [
    'A caption names what the rows are: “Applications this week”.',
    'An action is a verb: “Assign”, “Decline”.',
    'An error says what to do: “The queue didn’t load. Try again in a minute.”.',
  ],
};
