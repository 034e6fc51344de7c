import { screen, waitFor } from 'storybook/test';
import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'DataTable',
  imports: [
    'DataTable',
    'DataTableColumnMenu',
    'DataTableFilterBar',
    'DataTableFrame',
    'DataTableGrid',
    'DataTablePager',
    'DataTableRowMenu',
    'DataTableToolbar',
    'useDataTable',
  ],
  summary: 'Shows many similar items to sort, select and act on, page by page.',
  alsoCalled: ['data grid', 'grid', 'spreadsheet', 'sortable table'],
  builtOn:
    'React Aria for its buttons and menus, and the browser’s `<table>` as a grid; TanStack Virtual for rows in view.',
  when: [
    'For a portal’s queue of applications, deals or users.',
    'Where people select rows to do one thing with all of them.',
  ],
  whenNot: [
    'For figures that are only read: a Table weighs a tenth as much, and is read without JavaScript.',
    'On a public page.',
  ],
  functions: [
    {
      call: 'useDataTable({ columns, rows, mode, getKey, … })',
      does: 'Returns the state of a table for a DataTableFrame and the parts in it, if DataTable’s own arrangement doesn’t fit.',
    },
  ],
  alternatives: [
    { use: 'Table', when: 'Rows are read, not worked through.' },
    { use: 'List', when: 'There is only one column.' },
  ],
  anatomy: [
    {
      part: 'The caption and the table’s own actions: choosing columns, exporting as CSV.',
      at: 'div:has(+ div > [aria-live])',
    },
    {
      part: 'When rows are selected, how many and the actions on them; when a whole page is, the offer to select all pages.',
      at: '[aria-live]',
    },
    { part: 'The headers, which stay in view and sort.', at: '[role="columnheader"]' },
    {
      part: 'The rows, each with its checkbox, its cells and its menu of actions.',
      at: '[role="row"]:nth-child(2)',
    },
    'The pages: how many rows each, and which rows of how many are shown.',
  ],
  anatomyStory: 'Selected',
  doDont: [
    {
      do: 'Put the column that identifies the row first: it stays in view.',
      dont: 'Begin with a number that means nothing to people.',
    },
    {
      do: 'Split many rows into pages, or set `height="screen"`: both respond at once with 10,000 rows.',
      dont: 'Put hundreds of rows on the page at full length.',
    },
    {
      do: 'Keep the same `columns` between renders, so that rows don’t render again.',
      dont: 'Create new columns with each keystroke of a search.',
    },
    {
      do: 'Set `mode="server"` if a server filters, sorts and pages the rows, and pass the rows of the page.',
      dont: 'Load all rows of a large queue so that the browser can sort them.',
    },
    {
      do: 'With `mode="server"`, export all rows of the query: load them in `onExport`, and write them with `table.toCsv(rows)`.',
      dont: 'Export the visible page under a button that promises the table.',
    },
    {
      do: 'Ask users to filter a long table before they print it: 10,000 rows are 500 pages.',
      dont: 'Offer to print a whole queue. Export it as CSV.',
    },
    {
      do: 'Keep the last rows while the next ones load (`isLoading`), and after a failure (`errorMessage`).',
      dont: 'Empty the table each time a filter changes.',
    },
    {
      do: 'Put a row’s actions in its menu (`rowMenu`). Tables without a menu load none.',
      dont: 'Open a row by its menu alone: `rowHref` makes it a link.',
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
      does: 'Move to the first or last row, by a page, or to the row that begins with the letters.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{End}');
        await expect(canvas.getAllByRole('row').at(-1)).toHaveFocus();
        await userEvent.keyboard('dana');
        await expect(canvas.getAllByRole('row')[2]).toHaveFocus();
      },
    },
    {
      keys: 'Ctrl + A, Escape',
      does: 'Select all visible rows, or none of them.',
      test: async ({ canvas, userEvent, expect }) => {
        await userEvent.keyboard('{Control>}a{/Control}');
        await expect(canvas.getByText('5 selected')).toBeVisible();
        await userEvent.keyboard('{Escape}');
        await expect(canvas.queryByText('5 selected')).toBeNull();
      },
    },
    {
      keys: 'Space',
      does: 'Selects or deselects the row; with Shift, all rows from the last one on.',
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
      does: 'On a header, sorts by the column; pressed again, reverses the order.',
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
      keys: 'Enter or F2, Escape',
      does: 'Move into a cell with a field, such as a select, and back to the cell.',
      test: async ({ canvas, userEvent, expect }) => {
        const select = canvas.getByRole('combobox', { name: 'Assignee of Marcus Lee' });
        const cell = select.closest('td');
        cell?.focus();
        await userEvent.keyboard('{Enter}');
        await expect(select).toHaveFocus();
        await userEvent.keyboard('{Escape}');
        await expect(cell).toHaveFocus();
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
        await expect(args.rowMenu).toBeDefined();
      },
    },
  ],
  accessibility: [
    'It is a grid to assistive technology, even while its rows are cards on a phone.',
    'Changes of the sort order and of the selection are announced.',
    'It says how many rows there are and which one each is, including rows that are not in view, and counts a row’s details as a row.',
    'Loading is announced, and an error at once. Both leave the rows in place.',
    'Focus returns to the table when a bulk action ends the selection, at once or from its dialog. If a row with focus is removed, the row in its place gets focus, and without rows a header.',
    'Selecting a row is reported by a checkbox, or by a radio button if only one can be selected.',
    'Sorting, filtering, paging and resizing never change the selection. A selected row that is missing from `rows` is not counted with `mode="client"`, and is selected again when it returns.',
    'With Shift, a click, Space or an arrow key selects the rows from the last one that was selected or deselected without Shift, in the order shown, instead of those that the previous one with Shift added. If that row is not shown, Shift makes no difference.',
    'The checkbox in the header, Ctrl + A and Escape select or deselect the rows of the page only. A disabled row is never selected.',
  ],
  content: [
    'A caption names what the rows are: “Applications this week”.',
    'An action is a verb: “Assign”, “Decline”.',
    'An error says what to do: “The queue didn’t load. Try again in a minute.”.',
  ],
};
