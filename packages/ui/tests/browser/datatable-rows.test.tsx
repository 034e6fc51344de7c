// DataTable's rows: opening, details, totals, disabled rows, single selection, filters, pages of a server,
// loading and failing, widths, print. Its keys are compared with React Aria's in datatable.test.tsx.
import { Button } from '@milepost/ui/Button';
import {
  DataTable,
  type DataTableColumn,
  DataTableColumnMenu,
  DataTableFrame,
  DataTableGrid,
  DataTablePager,
  type DataTableProps,
  DataTableRowMenu,
  DataTableToolbar,
  useDataTable,
} from '@milepost/ui/DataTable';
import { Dialog } from '@milepost/ui/Dialog';
import { LinkProvider, type RouterLinkProps } from '@milepost/ui/LinkProvider';
import { MenuItem } from '@milepost/ui/Menu';
import { act, useState } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { cdp, page, userEvent } from 'vitest/browser';
import { emulateMedia, find, host, show } from './page.tsx';

/** A long timeout, for slow machines. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 });
const press = (keys: string) => act(() => userEvent.keyboard(keys));
const click = (element: Element) => act(() => userEvent.click(element));

interface Deal {
  id: string;
  state: string;
  amount: number;
}
const deals: readonly Deal[] = ['Ana', 'Ben', 'Cleo', 'Dan', 'Dora'].map((id, index) => ({
  id,
  state: index % 2 === 0 ? 'Open' : 'Funded',
  amount: (index + 1) * 100,
}));

const columns: readonly DataTableColumn<Deal>[] = [
  { id: 'name', label: 'Name', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'state', label: 'State', cell: ({ state }) => state },
  {
    id: 'amount',
    label: 'Amount',
    cell: ({ amount }) => `$${amount}`,
    sortBy: ({ amount }) => amount,
    isNumeric: true,
  },
];
const table = { caption: 'Deals', columns, rows: deals };

const visits: string[] = [];

/** Stands for a router's link: it records the address instead of loading it. */
function RouterLink({ onClick, ...props }: RouterLinkProps) {
  const follow: RouterLinkProps['onClick'] = (event) => {
    onClick?.(event);
    event.preventDefault();
    visits.push(props.href);
  };
  return <a {...props} {...{ onClick: follow }} />;
}

const grid = () => find('[role=grid]');
const rows = () => [...host.querySelectorAll<HTMLElement>('tbody [role=row]')];
const rowOf = (name: string) =>
  rows().find((row) => row.querySelector('[role=rowheader]')?.textContent === name) as HTMLElement;
const names = () =>
  [...host.querySelectorAll('tbody [role=rowheader]')].map(({ textContent }) => textContent);
const cellOf = (name: string, label: string) =>
  rowOf(name).querySelector<HTMLElement>(`[data-label="${label}"]`) as HTMLElement;
const button = (name: string) => page.getByRole('button', { name, exact: true }).element();
const focused = () => document.activeElement;
const selected = () =>
  rows()
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.querySelector('[role=rowheader]')?.textContent);

/** A table whose loading failed, and that loads again. */
function Retried({ count }: { count: number }) {
  const [message, setMessage] = useState<string | undefined>('The deals didn’t load.');
  return (
    <DataTable
      {...table}
      rows={deals.slice(0, count)}
      errorMessage={message}
      isLoading={!message}
      onRetry={() => setMessage(undefined)}
    />
  );
}

/** Actions of a row that remove it: at once, and after a dialog. */
function Queue() {
  const [left, setLeft] = useState(deals);
  const [asked, ask] = useState<Deal>();
  const remove = (deal: Deal) => setLeft(left.filter(({ id }) => id !== deal.id));
  return (
    <>
      <DataTable
        {...table}
        rows={left}
        rowMenu={(deal) => (
          <DataTableRowMenu>
            <MenuItem onAction={() => remove(deal)}>Delete</MenuItem>
            <MenuItem onAction={() => ask(deal)}>Ask</MenuItem>
          </DataTableRowMenu>
        )}
      />
      <Dialog
        heading="Delete it?"
        isOpen={asked !== undefined}
        onOpenChange={() => ask(undefined)}
        actions={
          <Button
            onPress={() => {
              if (asked) remove(asked);
              ask(undefined);
            }}
          >
            Yes
          </Button>
        }
      >
        It can’t be undone.
      </Dialog>
    </>
  );
}

/** A button that makes two changes of each kind before the next render. */
function ChangedTwice({ onSelectionChange }: Pick<DataTableProps<Deal>, 'onSelectionChange'>) {
  const state = useDataTable({
    columns,
    rows: deals,
    selectionMode: 'multiple',
    onSelectionChange,
  });
  const choose = () => {
    for (const id of ['Ana', 'Cleo']) {
      state.toggleRow(id);
      state.toggleExpanded(id);
    }
    for (const id of ['state', 'amount']) state.setColumnShown(id, false);
  };
  return (
    <DataTableFrame table={state} caption="Deals">
      <button type="button" onClick={choose}>
        Choose
      </button>
      <DataTableGrid rowDetails={({ id }: Deal) => `About ${id}`} />
    </DataTableFrame>
  );
}

/** The parts in another order. */
function Arranged() {
  const state = useDataTable({ columns, rows: deals, defaultPaging: { page: 1, pageSize: 2 } });
  return (
    <DataTableFrame table={state} caption="Deals" isCaptionHidden>
      <DataTablePager />
      <DataTableGrid />
      <DataTableToolbar>
        <output>{state.total} deals</output>
      </DataTableToolbar>
    </DataTableFrame>
  );
}

describe('controls in cells', () => {
  const withControls: readonly DataTableColumn<Deal>[] = [
    columns[0] as DataTableColumn<Deal>,
    {
      id: 'state',
      label: 'State',
      cell: ({ id }) => (
        <>
          <select aria-label={`State of ${id}`}>
            <option>Open</option>
            <option>Funded</option>
          </select>
          <input aria-label={`Note on ${id}`} />
        </>
      ),
    },
    { id: 'amount', label: 'Amount', cell: ({ amount }) => amount },
  ];
  const between = (
    <>
      <DataTable {...table} columns={withControls} />
      <button type="button" id="after">
        After
      </button>
    </>
  );
  const selectOf = (name: string) => rowOf(name).querySelector('select');
  const noteOf = (name: string) => rowOf(name).querySelector('input');

  test('arrow keys pass a cell with a select, and reach every row', async () => {
    await show(between);
    await press('{Tab}{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(cellOf('Ana', 'State'));
    await press('{ArrowRight}');
    expect(focused()).toBe(cellOf('Ana', 'Amount'));
    await press('{ArrowLeft}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(cellOf('Dora', 'State'));
  });

  test.each(['{Enter}', '{F2}'])('%s moves into the cell', async (key) => {
    await show(between);
    await press(`{Tab}{ArrowRight}{ArrowRight}${key}`);
    expect(focused()).toBe(selectOf('Ana'));
  });

  test.each(['{Escape}', '{F2}'])('%s moves back to the cell', async (key) => {
    await show(between);
    await click(selectOf('Ben') as Element);
    await press('{Escape}');
    await act(async () => selectOf('Ben')?.focus());
    await press(key);
    expect(focused()).toBe(cellOf('Ben', 'State'));
    await press('{ArrowDown}');
    expect(focused()).toBe(cellOf('Cleo', 'State'));
  });

  test('Tab moves through the controls of the cell, and then leaves the table', async () => {
    await show(between);
    await press('{Tab}{ArrowRight}{ArrowRight}{Enter}{Tab}');
    expect(focused()).toBe(noteOf('Ana'));
    await press('{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(selectOf('Ana'));
    await press('{Tab}{Tab}');
    expect(focused()).toBe(find('#after'));
  });

  test('a text field in a cell has its own keys', async () => {
    await show(between);
    const note = noteOf('Ana') as HTMLInputElement;
    await click(note);
    await press('be there{ArrowLeft}{Home}');
    expect(focused()).toBe(note);
    expect(note.value).toBe('be there');
  });
});

describe('a CSV file', () => {
  test('has the columns for which there is no space, and not those that users hid', async () => {
    const onExport = vi.fn();
    const some = columns.map((column) =>
      column.id === 'state' ? { ...column, priority: 'low' as const } : column,
    );
    await show(
      <div style={{ width: '40rem' }}>
        <DataTable
          {...table}
          columns={some}
          rows={deals.slice(0, 1)}
          toolbar={<DataTableColumnMenu />}
          onExport={onExport}
        />
      </div>,
    );
    const header = (name: string) => page.getByRole('columnheader', { name }).query();
    await eventually(() => expect(header('State')).toBeNull());
    await click(button('Export CSV'));
    expect(onExport).toHaveBeenLastCalledWith(
      '\uFEFFName,State,Amount\r\nAna,Open,100\r\n',
      expect.anything(),
    );
    await click(button('Columns'));
    await click(page.getByRole('menuitemcheckbox', { name: 'Amount' }).element());
    await press('{Escape}');
    await eventually(() => expect(document.querySelector('[role=menu]')).toBeNull());
    await click(button('Export CSV'));
    expect(onExport).toHaveBeenLastCalledWith(
      '\uFEFFName,State\r\nAna,Open\r\n',
      expect.anything(),
    );
  });

  test('of a table that a server pages has all rows that the caller loads', async () => {
    const onExport = vi.fn();
    await show(
      <DataTable
        {...table}
        mode="server"
        rows={deals.slice(0, 1)}
        total={2}
        sort={{ column: 'name', direction: 'descending' }}
        selectionMode="multiple"
        selectedKeys={['Ben']}
        onExport={(_, { sort, selectedKeys, toCsv }) => {
          expectTypeOf(selectedKeys).toEqualTypeOf<ReadonlySet<string>>();
          onExport(sort, selectedKeys, toCsv(deals.slice(0, 2)));
        }}
      />,
    );
    await click(button('Export CSV'));
    expect(onExport).toHaveBeenLastCalledWith(
      { column: 'name', direction: 'descending' },
      new Set(['Ben']),
      '\uFEFFName,State,Amount\r\nAna,Open,100\r\nBen,Funded,200\r\n',
    );
  });
});

test('cards have all columns, whatever their priority', async () => {
  const some = columns.map((column, index) =>
    index === 0
      ? column
      : { ...column, priority: index === 1 ? ('low' as const) : ('medium' as const) },
  );
  await show(
    <div style={{ width: '20rem' }}>
      <DataTable {...table} columns={some} />
    </div>,
  );
  await eventually(() => expect(cellOf('Ana', 'State').checkVisibility()).toBe(true));
  expect(cellOf('Ana', 'Amount').checkVisibility()).toBe(true);
});

describe('loading and failing', () => {
  test('loading keeps the rows and says so', async () => {
    await show(<DataTable {...table} isLoading />);
    expect(names()).toHaveLength(5);
    expect(grid().getAttribute('aria-busy')).toBe('true');
    expect(find('[aria-live][class*=announcement]').textContent).toBe('Loading');
    expect(
      page
        .getByText('Loading', { exact: true })
        .elements()
        .some((each) => each.checkVisibility()),
    ).toBe(true);
    await show(<DataTable {...table} />);
    expect(grid().hasAttribute('aria-busy')).toBe(false);
  });

  test('a failure keeps the rows below its message', async () => {
    await show(<DataTable {...table} errorMessage="The deals didn’t load." />);
    expect(find('[role=alert]').textContent).toBe('The deals didn’t load.');
    expect(names()).toHaveLength(5);
  });

  test.each([0, 5])('“Try again” with %i rows moves focus to the table', async (count) => {
    await show(<Retried count={count} />);
    await act(async () => (button('Try again') as HTMLElement).focus());
    await press('{Enter}');
    expect(find('[role=grid]').contains(focused())).toBe(true);
  });
});

describe('pages of a server', () => {
  const server = { ...table, mode: 'server', paging: { page: 2, pageSize: 5 } } as const;

  test('keep the selection whatever the total is', async () => {
    const onAction = vi.fn();
    const bulkActions = [{ id: 'go', label: 'Go', onAction }];
    const of = (some: readonly Deal[], total: number) => (
      <DataTable
        {...server}
        rows={some}
        total={total}
        selectionMode="multiple"
        defaultSelectedKeys={['Ana', 'Zoe']}
        bulkActions={bulkActions}
      />
    );
    await show(of(deals, 30));
    await show(of(deals.slice(0, 3), 3));
    expect(host.textContent).toContain('2 selected');
    await click(button('Go'));
    expect(onAction).toHaveBeenLastCalledWith(new Set(['Ana', 'Zoe']));
  });

  test('are neither sorted nor filtered nor cut by the table', async () => {
    await show(
      <DataTable
        {...server}
        columns={columns.map((column) => ({ ...column, filter: 'text' as const }))}
        total={3}
        paging={{ page: 1, pageSize: 2 }}
        sort={{ column: 'name', direction: 'descending' }}
        filters={{ name: 'zzz' }}
      />,
    );
    expect(names()).toEqual(['Ana', 'Ben', 'Cleo', 'Dan', 'Dora']);
  });

  test('may have an unknown total', async () => {
    const onPagingChange = vi.fn();
    const of = (hasNextPage: boolean) => (
      <DataTable {...server} hasNextPage={hasNextPage} onPagingChange={onPagingChange} />
    );
    await show(of(true));
    expect(page.getByText('6–10', { exact: true }).query()).not.toBeNull();
    expect(grid().getAttribute('aria-rowcount')).toBe('-1');
    (button('Next') as HTMLElement).focus();
    await press('{Enter}');
    expect(onPagingChange).toHaveBeenLastCalledWith({ page: 3, pageSize: 5 });
    await show(of(false));
    expect((button('Next') as HTMLButtonElement).disabled).toBe(true);
    expect(focused()).toBe(button('Previous'));
  });

  test('can be sorted by a column without values to sort by', async () => {
    const onSortChange = vi.fn();
    const some = columns.map(({ sortBy: _, ...column }) => ({ ...column, isSortable: true }));
    await show(<DataTable {...server} columns={some} total={9} onSortChange={onSortChange} />);
    await click(page.getByRole('columnheader', { name: 'State' }).element());
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'state', direction: 'ascending' });
  });
});

describe('a single selection', () => {
  test('has one row at most, and no checkbox for all', async () => {
    const onSelectionChange = vi.fn();
    await show(
      <DataTable {...table} selectionMode="single" onSelectionChange={onSelectionChange} />,
    );
    expect(grid().hasAttribute('aria-multiselectable')).toBe(false);
    expect(host.querySelector('input[type=checkbox]')).toBeNull();
    await click(cellOf('Ben', 'State'));
    await press('{Shift>}');
    await click(cellOf('Dan', 'State'));
    await press('{/Shift}');
    expect(selected()).toEqual(['Dan']);
    await press('{ArrowUp}[Space]');
    expect(selected()).toEqual(['Cleo']);
    await press('{Shift>}{ArrowUp}{/Shift}{Control>}a{/Control}');
    expect(selected()).toEqual(['Cleo']);
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['Cleo']));
    await press('{Escape}');
    expect(selected()).toEqual([]);
  });
});

describe('opening a row', () => {
  test('a click and Enter open it, its checkbox and Space select it', async () => {
    const onRowAction = vi.fn();
    await show(<DataTable {...table} selectionMode="multiple" onRowAction={onRowAction} />);
    await click(cellOf('Ben', 'State'));
    expect(onRowAction).toHaveBeenLastCalledWith(deals[1]);
    expect(selected()).toEqual([]);
    await press('{ArrowDown}{Enter}');
    expect(onRowAction).toHaveBeenLastCalledWith(deals[2]);
    await press('[Space]');
    expect(selected()).toEqual(['Cleo']);
    await click(rowOf('Dan').querySelector('input') as Element);
    expect(selected()).toEqual(['Cleo', 'Dan']);
    expect(onRowAction).toHaveBeenCalledTimes(2);
  });

  test('a row with an address has a link, which a click on the row and Enter follow', async () => {
    await show(<DataTable {...table} rowHref={({ id }) => `#${id}`} />);
    const visit = async (go: () => Promise<unknown>) => {
      await go();
      const { hash } = location;
      history.replaceState(null, '', location.pathname + location.search);
      return hash;
    };
    expect(rowOf('Ana').querySelector('a')?.textContent).toBe('Ana');
    expect(await visit(() => click(cellOf('Cleo', 'State')))).toBe('#Cleo');
    expect(await visit(() => press('{ArrowUp}{Enter}'))).toBe('#Ben');
    expect(await visit(() => click(rowOf('Dan').querySelector('a') as Element))).toBe('#Dan');
  });

  test('a row with an address and an item of its menu are followed by the link of the LinkProvider', async () => {
    await show(
      <LinkProvider component={RouterLink}>
        <DataTable
          {...table}
          rowHref={({ id }) => `/deals/${id}`}
          rowMenu={({ id }) => (
            <DataTableRowMenu>
              <MenuItem href={`/deals/${id}/edit`}>Edit</MenuItem>
            </DataTableRowMenu>
          )}
        />
      </LinkProvider>,
    );
    await click(cellOf('Cleo', 'State'));
    await press('{ArrowUp}{Enter}');
    await click(rowOf('Dan').querySelector('a') as Element);
    await click(button('Actions for Ana'));
    await click(page.getByRole('menuitem', { name: 'Edit' }).element());
    expect(visits).toEqual(['/deals/Cleo', '/deals/Ben', '/deals/Dan', '/deals/Ana/edit']);
  });

  test('a disabled row is not opened, selected or acted on, and can be read', async () => {
    const onRowAction = vi.fn();
    await show(
      <DataTable
        {...table}
        selectionMode="multiple"
        disabledKeys={['Ben']}
        onRowAction={onRowAction}
        rowMenu={() => (
          <DataTableRowMenu>
            <MenuItem>Go</MenuItem>
          </DataTableRowMenu>
        )}
      />,
    );
    expect(rowOf('Ben').getAttribute('aria-disabled')).toBe('true');
    expect(rowOf('Ben').querySelector('button')).toBeNull();
    await act(async () => cellOf('Ben', 'State').click());
    await press('{Tab}{ArrowDown}{Enter}[Space]');
    expect(focused()).toBe(rowOf('Ben'));
    expect(onRowAction).not.toHaveBeenCalled();
    await press('{ArrowUp}[Space]{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Ana', 'Cleo']);
    await press('{Control>}a{/Control}');
    expect(selected()).toEqual(['Ana', 'Cleo', 'Dan', 'Dora']);
    expect((find('thead input') as HTMLInputElement).checked).toBe(true);
  });
});

describe('details of a row', () => {
  const withDetails = (
    <DataTable
      {...table}
      rowDetails={({ id }) => (
        <>
          <input aria-label={`Note on ${id}`} />
          <button type="button">Save {id}</button>
        </>
      )}
    />
  );
  const toggle = (name: string) => rowOf(name).querySelector('button') as HTMLButtonElement;

  test('a button in the row shows and hides them', async () => {
    await show(withDetails);
    expect(host.querySelector('input')).toBeNull();
    await click(toggle('Ben'));
    expect(toggle('Ben').getAttribute('aria-expanded')).toBe('true');
    expect(page.getByRole('textbox', { name: 'Note on Ben' }).query()).not.toBeNull();
    await click(toggle('Ben'));
    expect(host.querySelector('input')).toBeNull();
  });

  test('are a row for the arrow keys; Enter moves into them, Escape out of them', async () => {
    await show(withDetails);
    await press('{Tab}{ArrowRight}{Enter}{ArrowLeft}{ArrowDown}');
    const details = rows()[1] as HTMLElement;
    expect(focused()).toBe(details);
    await press('{ArrowRight}{Enter}');
    expect(focused()).toBe(details.querySelector('input'));
    await press('{Tab}');
    expect(focused()).toBe(details.querySelector('button'));
    await press('{Escape}');
    expect(focused()).toBe(details.firstElementChild);
    await press('{ArrowLeft}{ArrowDown}');
    expect(focused()).toBe(rowOf('Ben'));
  });

  test('are virtual too', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      id: `Deal ${index}`,
      state: 'Open',
      amount: index,
    }));
    await show(
      <DataTable
        {...table}
        rows={many}
        height="screen"
        defaultExpandedKeys={['Deal 499']}
        rowDetails={({ id }) => <p>About {id}</p>}
      />,
    );
    await press('{Tab}{End}');
    await eventually(() => expect(focused()?.textContent).toContain('About Deal 499'));
  });
});

describe('the number of a row among all rows', () => {
  const numbers = () =>
    [...grid().querySelectorAll('[aria-rowindex]')].map((row) =>
      Number(row.getAttribute('aria-rowindex')),
    );
  const details = {
    defaultExpandedKeys: ['Ana', 'Cleo'],
    rowDetails: ({ id }: Deal) => <p>About {id}</p>,
  };
  const totals = () => ({ amount: 'All' });

  test.each<[string, Partial<DataTableProps<Deal>>, number[], number]>([
    ['of all rows', details, [1, 2, 3, 4, 5, 6, 7, 8], 8],
    ['of a page', { ...details, defaultPaging: { page: 2, pageSize: 2 } }, [1, 4, 5, 6], 7],
    [
      'above totals',
      { ...details, totals, defaultPaging: { page: 2, pageSize: 2 } },
      [1, 4, 5, 6, 8],
      8,
    ],
    [
      'of a server’s page',
      { ...details, mode: 'server', total: 40, paging: { page: 3, pageSize: 5 } },
      [1, 12, 13, 14, 15, 16, 17, 18],
      43,
    ],
    [
      'of a server’s page, if it has an unknown number of rows',
      { ...details, mode: 'server', paging: { page: 3, pageSize: 5 } },
      [1, 12, 13, 14, 15, 16, 17, 18],
      -1,
    ],
    ['of the sentence instead of rows', { rows: [] }, [1, 2], 2],
  ])('counts details: %s', async (_, given, expected, count) => {
    await show(<DataTable {...table} {...given} />);
    expect(numbers()).toEqual(expected);
    expect(grid().getAttribute('aria-rowcount')).toBe(`${count}`);
  });

  test('counts details of rows that are not in view', async () => {
    const many = Array.from({ length: 500 }, (_, index) => ({
      id: `Deal ${index}`,
      state: 'Open',
      amount: index,
    }));
    await show(
      <DataTable
        {...table}
        {...details}
        rows={many}
        height="screen"
        defaultExpandedKeys={['Deal 0', 'Deal 498']}
      />,
    );
    await press('{Tab}{End}');
    await eventually(() => expect(numbers().slice(-3)).toEqual([501, 502, 503]));
    expect(grid().getAttribute('aria-rowcount')).toBe('503');
  });
});

describe('totals', () => {
  const sum = (some: readonly Deal[]) => ({
    amount: `$${some.reduce((all, { amount }) => all + amount, 0)}`,
  });

  test('are of the rows of all pages, and the last row for the arrow keys', async () => {
    await show(<DataTable {...table} totals={sum} defaultPaging={{ page: 1, pageSize: 2 }} />);
    const totals = find('tfoot [role=row]');
    expect(totals.textContent).toBe('Total$1500');
    expect(totals.getAttribute('aria-rowindex')).toBe('7');
    expect(grid().getAttribute('aria-rowcount')).toBe('7');
    await press('{Tab}{ArrowDown}{ArrowDown}');
    expect(focused()).toBe(totals);
    await press('{ArrowLeft}');
    expect(focused()).toBe(totals.lastElementChild);
    await press('{ArrowUp}');
    expect(focused()).toBe(cellOf('Ben', 'Amount'));
    await press('{Control>}{End}{/Control}');
    expect(focused()).toBe(totals.lastElementChild);
  });

  test('are not shown without rows', async () => {
    await show(<DataTable {...table} rows={[]} totals={sum} />);
    expect(host.querySelector('tfoot')).toBeNull();
  });
});

describe('filters', () => {
  const filterable = columns.map((column) =>
    column.id === 'name'
      ? { ...column, filter: 'text' as const }
      : column.id === 'state'
        ? { ...column, filter: ['Open', 'Funded'] }
        : column,
  );
  const field = (name: string) => page.getByLabelText(name, { exact: true });

  test('match a text in any case and a choice exactly, and are announced', async () => {
    await show(<DataTable {...table} columns={filterable} />);
    await act(() => userEvent.fill(field('Name').element(), 'D'));
    expect(names()).toEqual(['Dan', 'Dora']);
    expect(find('[aria-live][class*=announcement]').textContent).toBe('2 rows');
    await act(() => userEvent.selectOptions(field('State').element(), 'Funded'));
    expect(names()).toEqual(['Dan']);
    expect(find('[aria-live][class*=announcement]').textContent).toBe('One row');
  });

  test('start at the first page, and keep the selection', async () => {
    const onPagingChange = vi.fn();
    await show(
      <DataTable
        {...table}
        columns={filterable}
        selectionMode="multiple"
        defaultSelectedKeys={['Ana', 'Ben']}
        defaultPaging={{ page: 2, pageSize: 2 }}
        onPagingChange={onPagingChange}
      />,
    );
    await act(() => userEvent.selectOptions(field('State').element(), 'Open'));
    expect(onPagingChange).toHaveBeenLastCalledWith({ page: 1, pageSize: 2 });
    expect(names()).toEqual(['Ana', 'Cleo']);
    expect(host.textContent).toContain('2 selected');
  });

  test('“Clear filters” removes them, and moves focus to the first one', async () => {
    await show(<DataTable {...table} columns={filterable} defaultFilters={{ name: 'zzz' }} />);
    expect(names()).toEqual([]);
    await act(async () => (button('Clear filters') as HTMLElement).focus());
    await press('{Enter}');
    expect(names()).toHaveLength(5);
    expect(focused()).toBe(field('Name').element());
  });

  test('are the server’s with its mode', async () => {
    const onFiltersChange = vi.fn();
    await show(
      <DataTable {...table} mode="server" columns={filterable} onFiltersChange={onFiltersChange} />,
    );
    await act(() => userEvent.selectOptions(field('State').element(), 'Open'));
    expect(onFiltersChange).toHaveBeenLastCalledWith({ state: 'Open' });
    expect(names()).toHaveLength(5);
  });
});

describe('focus after a row is gone', () => {
  const openMenu = async (name: string) => {
    await act(async () => rowOf(name).querySelector('button')?.focus());
    await press('{Enter}');
    await eventually(() => expect(document.activeElement?.role).toBe('menuitem'));
  };

  test.each([
    ['Ben', 'Cleo'],
    ['Dora', 'Dan'],
  ])('by the menu of %s, %s has it', async (gone, next) => {
    await show(<Queue />);
    await openMenu(gone);
    await press('{Enter}');
    await eventually(() => expect(focused()).toBe(rowOf(next)));
    expect(names()).not.toContain(gone);
  });

  test('by a dialog that the menu opens, the next row has it', async () => {
    await show(<Queue />);
    await openMenu('Ben');
    await press('{ArrowDown}{Enter}');
    await eventually(() => expect(find('[role=dialog]').contains(focused())).toBe(true));
    await act(async () => (button('Yes') as HTMLElement).focus());
    await press('{Enter}');
    await eventually(() => expect(focused()).toBe(rowOf('Cleo')));
  });

  test('if it was the last one, a header has it', async () => {
    const of = (some: readonly Deal[]) => <DataTable {...table} rows={some} />;
    await show(of(deals.slice(0, 1)));
    await press('{Tab}');
    await show(of([]));
    expect(find('thead').contains(focused())).toBe(true);
  });

  test('it stays where it is outside the table', async () => {
    const of = (some: readonly Deal[]) => (
      <>
        <DataTable {...table} rows={some} />
        <button type="button" id="after">
          After
        </button>
      </>
    );
    await show(of(deals));
    await press('{Tab}{ArrowDown}{Tab}');
    await show(of(deals.slice(2)));
    expect(focused()).toBe(find('#after'));
  });
});

describe('widths', () => {
  const widthOf = (name: string) =>
    page.getByRole('columnheader', { name }).element().getBoundingClientRect().width;
  const widths = () => ['Name', 'State', 'Amount'].map(widthOf);
  const drag = async (name: string, by: number) => {
    await page.viewport(1000, 600);
    const header = page.getByRole('columnheader', { name }).element();
    const frame = window.frameElement?.getBoundingClientRect() ?? new DOMRect();
    const resizer = header.querySelector('[class*=resizer]') as Element;
    const { left, top, width, height } = resizer.getBoundingClientRect();
    const mouse = (type: string, x: number) =>
      act(() =>
        cdp().send('Input.dispatchMouseEvent', {
          type: type as 'mouseMoved',
          x: frame.left + left + width / 2 + x,
          y: frame.top + top + height / 2,
          button: 'left',
          buttons: 1,
          clickCount: 1,
        }),
      );
    await mouse('mousePressed', 0);
    await mouse('mouseMoved', by / 2);
    await mouse('mouseMoved', by);
    await mouse('mouseReleased', by);
  };
  const resizable = (given: Partial<DataTableColumn<Deal>>) =>
    columns.map((column) => ({ ...column, isResizable: true, ...given }));

  test.each([
    ['shares of the table', {}],
    ['given widths', { width: 200 }],
  ])('follow the pointer exactly from %s, and no other column changes', async (_, given) => {
    await show(
      <div style={{ width: '50rem' }}>
        <DataTable {...table} selectionMode="multiple" columns={resizable(given)} />
      </div>,
    );
    const marks = () =>
      find('thead input[type=checkbox]').closest('th')?.getBoundingClientRect().width;
    const marksBefore = marks();
    let expected = widths();
    for (const [index, name, by] of [
      [0, 'Name', -40],
      [1, 'State', 30],
      [2, 'Amount', -24],
      [2, 'Amount', 60],
      [0, 'Name', 12],
    ] as const) {
      await drag(name, by);
      expected = expected.map((width, each) => (each === index ? width + by : width));
      widths().forEach((width, each) => {
        expect(width).toBeCloseTo(expected[each] ?? 0, 0);
      });
    }
    expect(marks()).toBeCloseTo(marksBefore ?? 0, 0);
  });

  test('are what the columns say, and focus alone does not change them', async () => {
    await show(
      <div style={{ width: '60rem' }}>
        <DataTable {...table} columns={resizable({ width: 200 })} />
      </div>,
    );
    expect(widths()).toEqual([200, 200, 200]);
    const slider = page.getByRole('slider', { name: 'Width of State' }).element() as HTMLElement;
    await act(async () => slider.focus());
    expect(widths()).toEqual([200, 200, 200]);
    expect(slider.getAttribute('aria-valuetext')).toBe('200 px');
    await press('{Enter}{ArrowRight}{ArrowRight}{ArrowLeft}');
    expect(widths()).toEqual([200, 210, 200]);
  });
});

test('printing shows every row, of all pages and out of view', async () => {
  const many = Array.from({ length: 300 }, (_, index) => ({
    id: `Deal ${index}`,
    state: 'Open',
    amount: index,
  }));
  const print = (type: string) => act(async () => dispatchEvent(new Event(type)));
  await show(<DataTable {...table} rows={many} defaultPaging={{ page: 2, pageSize: 10 }} />);
  expect(names()).toHaveLength(10);
  await print('beforeprint');
  expect(names()).toHaveLength(300);
  await print('afterprint');
  expect(names()[0]).toBe('Deal 10');
  await show(<DataTable {...table} key="virtual" rows={many} height="screen" />);
  expect(names().length).toBeLessThan(100);
  await print('beforeprint');
  await emulateMedia({}, 'print');
  expect(names()).toHaveLength(300);
  const scroller = grid().parentElement as HTMLElement;
  expect(scroller.clientHeight).toBe(scroller.scrollHeight);
  await emulateMedia({});
  await print('afterprint');
});

describe('a printed table', () => {
  const many = Array.from({ length: 300 }, (_, index) => ({ id: `${index}` }));
  const noteColumn: DataTableColumn<{ id: string }> = {
    id: 'note',
    label: 'Note',
    cell: ({ id }) => <input id={`note-${id}`} aria-label={id} />,
  };
  const given = { caption: 'Deals', columns: [noteColumn], rows: many };
  const print = (type: string) => act(async () => dispatchEvent(new Event(type)));
  const groups = () =>
    [...find<HTMLTableElement>('[role=grid]').tBodies].map((body) => body.rows.length);

  test('has the rows of other pages in groups of up to 50, and keeps those of the page', async () => {
    await show(<DataTable {...given} defaultPaging={{ page: 2, pageSize: 60 }} />);
    const note = find('#note-70');
    await print('beforeprint');
    expect(groups()).toEqual([50, 10, 60, 30, 50, 50, 50]);
    expect(find('#note-70')).toBe(note);
    await print('afterprint');
    expect(groups()).toEqual([60]);
    expect(find('#note-70')).toBe(note);
  });

  test('has the rows that were out of view in groups of 50', async () => {
    await show(<DataTable {...given} height="screen" />);
    await print('beforeprint');
    expect(groups()).toEqual([0, 50, 50, 50, 50, 50, 50]);
    await print('afterprint');
    expect(groups()).toHaveLength(1);
  });
});

test('a controlled sort order of null is the order of the rows', async () => {
  const onSortChange = vi.fn();
  const sort = { column: 'name', direction: 'descending' } as const;
  await show(<DataTable {...table} sort={null} onSortChange={onSortChange} />);
  await click(page.getByRole('columnheader', { name: 'Name' }).element());
  expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
  await show(<DataTable {...table} sort={sort} />);
  expect(names()[0]).toBe('Dora');
  await show(<DataTable {...table} sort={null} />);
  expect(names()[0]).toBe('Ana');
  expect(grid().querySelector('[aria-sort=ascending], [aria-sort=descending]')).toBeNull();
});

describe('parts', () => {
  test('changes before the next render build on each other', async () => {
    const onSelectionChange = vi.fn();
    await show(<ChangedTwice onSelectionChange={onSelectionChange} />);
    await click(button('Choose'));
    expect(selected()).toEqual(['Ana', 'Cleo']);
    expect(onSelectionChange).toHaveBeenLastCalledWith(new Set(['Ana', 'Cleo']));
    expect(host.textContent).toContain('About Ana');
    expect(host.textContent).toContain('About Cleo');
    expect(grid().querySelectorAll('thead [data-column]')).toHaveLength(1);
  });

  test('can be arranged in another way', async () => {
    await show(<Arranged />);
    expect(find('output').textContent).toBe('5 deals');
    await click(button('Next'));
    expect(names()).toEqual(['Cleo', 'Dan']);
  });

  test('a row without `id` needs `getKey`', async () => {
    const bare = [{ name: 'Ana' }];
    const only: DataTableColumn<{ name: string }>[] = [
      { id: 'name', label: 'Name', cell: ({ name }) => name },
    ];
    await expect(show(<DataTable caption="Deals" columns={only} rows={bare} />)).rejects.toThrow(
      'Pass `getKey`',
    );
  });

  test('keys have the type of the `id`, or of what `getKey` returns', () => {
    expectTypeOf<DataTableProps<Deal>['selectedKeys']>().toEqualTypeOf<
      (Iterable<string> & object) | undefined
    >();
    const only: DataTableColumn<{ vin: number }>[] = [];
    const read = () => useDataTable({ columns: only, rows: [], getKey: ({ vin }) => vin });
    expectTypeOf(read).returns.toHaveProperty('selectedKeys').toEqualTypeOf<ReadonlySet<number>>();
  });
});
