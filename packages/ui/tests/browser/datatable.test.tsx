// Compares DataTable with React Aria's Table: the same keys and clicks have the same effect. DataTable's own features are tested below.
import { Button } from '@milepost/ui/Button';
import {
  DataTable,
  type DataTableColumn,
  DataTableColumnMenu,
  DataTableRowMenu,
} from '@milepost/ui/DataTable';
import { Dialog } from '@milepost/ui/Dialog';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { spanish } from '@milepost/ui/locales/es-US';
import { MenuItem } from '@milepost/ui/Menu';
import { act, type ComponentType, type ReactNode, useState } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components/Checkbox';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import * as Aria from 'react-aria-components/Table';
import { describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, host, show } from './page.tsx';

/** A long timeout, for slow machines. */
const eventually = (check: () => void | Promise<void>) => vi.waitFor(check, { timeout: 20_000 });
const press = (keys: string) => act(() => userEvent.keyboard(keys));
const click = (element: Element) => act(() => userEvent.click(element));

interface Deal {
  id: string;
  state: string;
}
const deals: readonly Deal[] = ['Ana', 'Ben', 'Cleo', 'Dan', 'Dora'].map((id, index) => ({
  id,
  state: index % 2 === 0 ? 'Open' : 'Funded',
}));

interface GridCase {
  onSelectionChange?: (keys: Iterable<unknown> | 'all') => void;
  onSortChange?: (sort: { column: unknown; direction: string }) => void;
}

const columns: readonly DataTableColumn<Deal>[] = [
  { id: 'name', label: 'Name', cell: ({ id }) => id, sortBy: ({ id }) => id },
  { id: 'state', label: 'State', cell: ({ state }) => state },
  { id: 'page', label: 'Page', cell: ({ id }) => <a href={`#${id}`}>Open {id}</a> },
];

const dealTable = {
  caption: 'Deals',
  columns,
  rows: deals,
};

const Box = () => (
  <CheckboxField slot="selection">
    <CheckboxButton />
  </CheckboxField>
);

const tables: [string, ComponentType<GridCase>][] = [
  ['the kit', (props) => <DataTable {...dealTable} selectionMode="multiple" {...props} />],
  [
    'React Aria',
    (props) => (
      <Aria.Table aria-label="Deals" selectionMode="multiple" {...props}>
        <Aria.TableHeader>
          <Aria.Column>
            <Box />
          </Aria.Column>
          <Aria.Column id="name" isRowHeader allowsSorting>
            Name
          </Aria.Column>
          <Aria.Column id="state">State</Aria.Column>
          <Aria.Column id="page">Page</Aria.Column>
        </Aria.TableHeader>
        <Aria.TableBody items={deals}>
          {({ id, state }) => (
            <Aria.Row id={id} textValue={id}>
              <Aria.Cell>
                <Box />
              </Aria.Cell>
              <Aria.Cell>{id}</Aria.Cell>
              <Aria.Cell>{state}</Aria.Cell>
              <Aria.Cell>
                <a href={`#${id}`}>Open {id}</a>
              </Aria.Cell>
            </Aria.Row>
          )}
        </Aria.TableBody>
      </Aria.Table>
    ),
  ],
];

const rows = () => [...host.querySelectorAll<HTMLElement>('tbody [role=row]')];
const rowOf = (name: string) =>
  rows().find((row) => row.textContent.startsWith(name)) as HTMLElement;
const cellOf = (name: string, column: number) => rowOf(name).children[column] as HTMLElement;
const header = (column: number) =>
  host.querySelectorAll<HTMLElement>('[role=columnheader]')[column] as HTMLElement;
const focused = () => document.activeElement;
const selected = () =>
  rows()
    .filter((row) => row.getAttribute('aria-selected') === 'true')
    .map((row) => row.querySelector('a')?.textContent.slice('Open '.length));

/** The table between two buttons, as one of several tab stops. */
const between = (table: ReactNode) => (
  <>
    <button type="button" id="before">
      Before
    </button>
    {table}
    <button type="button" id="after">
      After
    </button>
  </>
);

describe.each(tables)('the table of %s', (_, Table) => {
  test('is a grid with rows, headers and cells', async () => {
    await show(<Table />);
    const count = (role: string) => host.querySelectorAll(`[role=${role}]`).length;
    expect(find('[role=grid]').getAttribute('aria-multiselectable')).toBe('true');
    expect(['rowgroup', 'row', 'columnheader', 'rowheader', 'gridcell'].map(count)).toEqual([
      2, 6, 4, 5, 15,
    ]);
  });

  test('is one tab stop, and remembers the last position', async () => {
    await show(between(<Table />));
    find('#before').focus();
    await press('{Tab}');
    expect(focused()).toBe(rowOf('Ana'));
    await press('{ArrowDown}{ArrowDown}{Tab}');
    expect(focused()).toBe(find('#after'));
    await press('{Shift>}{Tab}{/Shift}{Shift>}{Tab}{/Shift}');
    expect(focused()).toBe(find('#before'));
  });

  test('arrow keys move through rows, cells and their controls', async () => {
    await show(<Table />);
    await press('{Tab}{ArrowDown}');
    expect(focused()).toBe(rowOf('Ben'));
    await press('{ArrowRight}');
    expect(focused()).toBe(rowOf('Ben').querySelector('input'));
    await press('{ArrowRight}');
    expect(focused()).toBe(cellOf('Ben', 1));
    await press('{ArrowDown}');
    expect(focused()).toBe(cellOf('Cleo', 1));
    await press('{ArrowRight}{ArrowRight}');
    expect(focused()).toBe(rowOf('Cleo').querySelector('a'));
    await press('{ArrowRight}');
    expect(focused()).toBe(rowOf('Cleo'));
    await press('{ArrowLeft}');
    expect(focused()).toBe(rowOf('Cleo').querySelector('a'));
  });

  test('Arrow Up in the first row moves to the headers', async () => {
    await show(<Table />);
    await press('{Tab}{ArrowRight}{ArrowRight}{ArrowUp}');
    expect(focused()).toBe(header(1));
    await press('{ArrowRight}');
    expect(focused()).toBe(header(2));
    await press('{ArrowDown}');
    expect(focused()).toBe(cellOf('Ana', 2));
  });

  test('Home and End move to the ends', async () => {
    await show(<Table />);
    await press('{Tab}{End}');
    expect(focused()).toBe(rowOf('Dora'));
    await press('{Home}');
    expect(focused()).toBe(rowOf('Ana'));
    await press('{ArrowRight}{End}');
    expect(focused()).toBe(rowOf('Ana').querySelector('a'));
    await press('{Home}');
    expect(focused()).toBe(rowOf('Ana').querySelector('input'));
  });

  test('typed letters move to the row that starts with them', async () => {
    await show(<Table />);
    await press('{Tab}do');
    expect(focused()).toBe(rowOf('Dora'));
  });

  test('Space selects a row, Shift and arrow keys extend, Ctrl+A selects all, Escape clears', async () => {
    await show(<Table />);
    await press('{Tab}{ArrowDown}[Space]');
    expect(selected()).toEqual(['Ben']);
    await press('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    expect(selected()).toEqual(['Ben', 'Cleo', 'Dan']);
    await press('{Shift>}{ArrowUp}{/Shift}');
    expect(selected()).toEqual(['Ben', 'Cleo']);
    await press('{Control>}a{/Control}');
    expect(selected()).toHaveLength(5);
    await press('{Escape}');
    expect(selected()).toEqual([]);
  });

  test('a click on a row selects it, and a click on a link in it does not', async () => {
    const onSelectionChange = vi.fn();
    await show(<Table onSelectionChange={onSelectionChange} />);
    await click(cellOf('Cleo', 2));
    expect(selected()).toEqual(['Cleo']);
    await click(rowOf('Dan').querySelector('a') as Element);
    expect(selected()).toEqual(['Cleo']);
    expect(onSelectionChange).toHaveBeenCalledOnce();
    await click(cellOf('Cleo', 2));
    expect(selected()).toEqual([]);
  });

  test('a click with Shift selects all rows from the last one on', async () => {
    await show(<Table />);
    await click(cellOf('Ben', 2));
    await press('{Shift>}');
    await click(cellOf('Dan', 2));
    await press('{/Shift}');
    expect(selected()).toEqual(['Ben', 'Cleo', 'Dan']);
  });

  test('the header checkbox selects all, and is mixed if only some are selected', async () => {
    await show(<Table />);
    const all = header(0).querySelector('input') as HTMLInputElement;
    await click(cellOf('Ben', 2));
    expect(all.indeterminate).toBe(true);
    all.focus();
    await press('[Space]');
    expect(selected()).toHaveLength(5);
    expect([all.checked, all.indeterminate]).toEqual([true, false]);
    await press('[Space]');
    expect(selected()).toEqual([]);
  });

  test.each(['{Enter}', '[Space]'])('%s on a header changes the sort order', async (key) => {
    const onSortChange = vi.fn();
    await show(<Table onSortChange={onSortChange} />);
    expect(header(1).getAttribute('aria-sort')).toBe('none');
    expect(header(2).hasAttribute('aria-sort')).toBe(false);
    header(1).focus();
    await press(key);
    expect(onSortChange).toHaveBeenLastCalledWith({ column: 'name', direction: 'ascending' });
  });

  test('arrow keys follow the reading direction', async () => {
    await show(
      <I18nProvider locale="he-IL">
        <div dir="rtl">
          <Table />
        </div>
      </I18nProvider>,
    );
    await press('{Tab}{ArrowLeft}{ArrowLeft}');
    expect(focused()).toBe(cellOf('Ana', 1));
  });
});

/** Two actions on the selected rows that clear the selection: at once, and after a confirmation. */
function Queue({ keepsRows }: { keepsRows: boolean }) {
  const [rows, setRows] = useState(deals);
  const [selected, select] = useState<ReadonlySet<string>>(new Set());
  const [isAsked, ask] = useState(false);
  const finish = () => {
    ask(false);
    if (!keepsRows) setRows(rows.filter(({ id }) => !selected.has(id)));
    select(new Set());
  };
  return (
    <>
      <DataTable
        {...dealTable}
        rows={rows}
        selectionMode="multiple"
        selectedKeys={selected}
        onSelectionChange={select}
        bulkActions={[
          { id: 'close', label: 'Close', onAction: finish },
          { id: 'ask', label: 'Ask', onAction: () => ask(true) },
        ]}
      />
      <Dialog
        heading="Close them?"
        isOpen={isAsked}
        onOpenChange={ask}
        actions={<Button onPress={finish}>Yes</Button>}
      >
        They are done with.
      </Dialog>
    </>
  );
}

describe('DataTable', () => {
  const thousand: readonly Deal[] = Array.from({ length: 1_000 }, (_, index) => ({
    id: `Deal ${index + 1}`,
    state: 'Open',
  }));
  const long = (
    <DataTable {...dealTable} rows={thousand} selectionMode="multiple" height="screen" />
  );

  test('has only the rows in view in the document, and exposes the total count', async () => {
    await show(long);
    expect(rows().length).toBeLessThan(100);
    expect(find('[role=grid]').getAttribute('aria-rowcount')).toBe('1001');
    expect(rowOf('Deal 1').getAttribute('aria-rowindex')).toBe('2');
    const scroller = find('[role=grid]').parentElement as HTMLElement;
    await eventually(async () => {
      // Rows that are higher than estimated move the end further away.
      await act(async () => {
        scroller.scrollTop = scroller.scrollHeight;
      });
      expect(rows().at(-1)?.getAttribute('aria-rowindex')).toBe('1001');
    });
  });

  test('moves to rows that are not in the document yet, and preserves the one with focus', async () => {
    await show(long);
    await press('{Tab}{End}');
    await eventually(() => expect(focused()?.getAttribute('aria-rowindex')).toBe('1001'));
    const scroller = find('[role=grid]').parentElement as HTMLElement;
    await act(async () => {
      scroller.scrollTop = 0;
    });
    await eventually(() => expect(rowOf('Deal 2').checkVisibility()).toBe(true));
    expect(focused()?.getAttribute('aria-rowindex')).toBe('1001');
    await press('{Home}');
    await eventually(() => expect(focused()?.getAttribute('aria-rowindex')).toBe('2'));
  });

  test('selects rows that are not in the document', async () => {
    const onSelectionChange = vi.fn();
    await show({ ...long, props: { ...long.props, onSelectionChange } });
    header(0).querySelector('input')?.focus();
    await press('[Space]');
    expect(onSelectionChange.mock.lastCall?.[0]).toHaveProperty('size', 1_000);
  });

  test('renders a row again only if it has changed', async () => {
    const cell = vi.fn(({ id }: Deal) => id);
    const counted: readonly DataTableColumn<Deal>[] = [{ id: 'name', label: 'Name', cell }];
    await show(
      <DataTable
        {...dealTable}
        columns={counted}
        selectionMode="multiple"
        rowMenu={() => (
          <DataTableRowMenu>
            <MenuItem>Open</MenuItem>
          </DataTableRowMenu>
        )}
      />,
    );
    cell.mockClear();
    await click(cellOf('Ben', 1));
    expect(new Set(cell.mock.calls.map(([{ id }]) => id))).toEqual(new Set(['Ben']));
  });

  test('focus moves to the next row when its row is removed', async () => {
    const table = (rows: readonly Deal[]) => <DataTable {...dealTable} rows={rows} />;
    await show(table(deals));
    await press('{Tab}{ArrowDown}');
    await show(table(deals.filter(({ id }) => id !== 'Ben')));
    expect(focused()).toBe(rowOf('Cleo'));
  });

  const button = (name: string) =>
    [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent === name,
    ) as HTMLButtonElement;
  const selectBen = async (keepsRows: boolean) => {
    await show(<Queue keepsRows={keepsRows} />);
    await press('{Tab}{ArrowDown}[Space]');
    expect(selected()).toEqual(['Ben']);
  };
  const reach = async (name: string) => {
    await act(async () => button(name).focus());
    await press('{Enter}');
  };

  test.each([
    [true, 'the row where it was', 'Ben'],
    [false, 'the row in its place', 'Cleo'],
  ])(
    'a bulk action that clears the selection (rows stay: %s) moves focus to %s',
    async (keepsRows, _, name) => {
      await selectBen(keepsRows);
      await reach('Close');
      expect(focused()).toBe(rowOf(name));
    },
  );

  test.each([
    [true, 'the row where it was', 'Ben'],
    [false, 'the row in its place', 'Cleo'],
  ])(
    'a bulk action that asks first does the same (rows stay: %s): to %s',
    async (keepsRows, _, name) => {
      await selectBen(keepsRows);
      await reach('Ask');
      await eventually(() => expect(find('[role=dialog]').contains(focused())).toBe(true));
      await reach('Yes');
      await eventually(() => expect(focused()).toBe(rowOf(name)));
    },
  );

  test('a canceled dialog restores focus to its button', async () => {
    await selectBen(true);
    await reach('Ask');
    await eventually(() => expect(find('[role=dialog]').contains(focused())).toBe(true));
    await press('{Escape}');
    await eventually(() => expect(focused()).toBe(button('Ask')));
  });

  test('clearing the selection does not move focus that is elsewhere', async () => {
    const table = (keys: string[]) =>
      between(<DataTable {...dealTable} selectionMode="multiple" selectedKeys={keys} />);
    await show(table(['Ben']));
    await show(table([]));
    expect(focused()).toBe(document.body);
    await show(table(['Ben']));
    find('#after').focus();
    await show(table([]));
    expect(focused()).toBe(find('#after'));
  });

  test('a removed row is not selected, and is selected again when it returns', async () => {
    const onAction = vi.fn();
    const table = (rows: readonly Deal[]) => (
      <DataTable
        {...dealTable}
        rows={rows}
        selectionMode="multiple"
        defaultSelectedKeys={['Ana', 'Ben']}
        bulkActions={[{ id: 'archive', label: 'Archive', onAction }]}
      />
    );
    await show(table(deals));
    await show(table(deals.slice(1)));
    expect(host.textContent).toContain('1 selected');
    const [archive] = [...host.querySelectorAll('button')].filter(
      ({ textContent }) => textContent === 'Archive',
    );
    await click(archive as HTMLElement);
    expect(onAction).toHaveBeenLastCalledWith(new Set(['Ben']));
    await show(table(deals.slice(2)));
    expect(host.textContent).not.toContain('selected');
    await show(table(deals));
    expect(host.textContent).toContain('2 selected');
  });

  test('the number of selected rows agrees with its noun in Spanish', async () => {
    const table = (defaultSelectedKeys: string[]) => (
      <LocaleProvider key={defaultSelectedKeys.length} locale="es-US" words={spanish}>
        <DataTable
          {...dealTable}
          rows={deals}
          selectionMode="multiple"
          defaultSelectedKeys={defaultSelectedKeys}
        />
      </LocaleProvider>
    );
    await show(table(['Ana']));
    expect(host.textContent).toMatch(/1 seleccionada(?!s)/);
    await show(table(['Ana', 'Ben']));
    expect(host.textContent).toContain('2 seleccionadas');
  });

  test('sorts by a controlled order, unless a server does', async () => {
    const order = { column: 'name', direction: 'descending' } as const;
    const table = <DataTable {...dealTable} sort={order} />;
    await show(table);
    expect(rows()[0]).toBe(rowOf('Dora'));
    await show({
      ...table,
      props: { ...table.props, mode: 'server', total: 40, paging: { page: 1, pageSize: 5 } },
    });
    expect(rows()[0]).toBe(rowOf('Ana'));
  });

  test('shows each row’s own actions, and no menu without actions', async () => {
    await show(
      <DataTable
        {...dealTable}
        rowMenu={({ id, state }) =>
          state === 'Open' && (
            <DataTableRowMenu>
              <MenuItem>{`Fund ${id}`}</MenuItem>
            </DataTableRowMenu>
          )
        }
      />,
    );
    expect(host.querySelectorAll('[aria-haspopup=menu]')).toHaveLength(3);
    await click(rowOf('Cleo').querySelector('[aria-haspopup=menu]') as Element);
    await eventually(() => expect(find('[role=menuitem]').textContent).toBe('Fund Cleo'));
    await press('{Escape}');
    await eventually(() => expect(document.querySelector('[role=menu]')).toBeNull());
    const button = rowOf('Cleo').querySelector('[aria-haspopup=menu]');
    await eventually(() => expect(focused()).toBe(button));
    await press('{Enter}');
    await eventually(() => expect(focused()).toBe(find('[role=menuitem]')));
    await press('{Escape}');
    await eventually(() => expect(document.querySelector('[role=menu]')).toBeNull());
  });

  test('hides less important columns in little space, and shows them on request', async () => {
    const some = columns.map((column) =>
      column.id === 'state' ? { ...column, priority: 'low' as const } : column,
    );
    const table = (width: string) => (
      <div style={{ width }}>
        <DataTable {...dealTable} columns={some} toolbar={<DataTableColumnMenu />} />
      </div>
    );
    const labels = () =>
      [...host.querySelectorAll('[role=columnheader]')].map(({ textContent }) => textContent);
    await show(table('70rem'));
    expect(labels()).toEqual(['Name', 'State', 'Page']);
    await show(table('40rem'));
    await eventually(() => expect(labels()).toEqual(['Name', 'Page']));
    await click(find('button'));
    await eventually(() => expect(document.querySelector('[role=menu]')).not.toBeNull());
    await click(
      [...document.querySelectorAll('[role=menuitemcheckbox]')].find(
        ({ textContent }) => textContent === 'State',
      ) as Element,
    );
    await eventually(() => expect(labels()).toEqual(['Name', 'State', 'Page']));
    await press('{Escape}');
  });

  test('on the last and the first page, focus moves to the opposite button', async () => {
    await show(<DataTable {...dealTable} defaultPaging={{ page: 1, pageSize: 3 }} />);
    page.getByRole('button', { name: 'Next' }).element().focus();
    await press('{Enter}');
    expect(focused()?.textContent).toBe('Previous');
    await press('{Enter}');
    expect(focused()?.textContent).toBe('Next');
  });

  test('the slider resizes a column after Enter', async () => {
    const resizable = columns.map((column) => ({ ...column, isResizable: true }));
    await show(
      <div style={{ width: '60rem' }}>
        <DataTable {...dealTable} columns={resizable} />
      </div>,
    );
    const width = () => header(0).offsetWidth;
    header(0).focus();
    await press('{ArrowRight}');
    expect(focused()).toBe(header(0).querySelector('input[type=range]'));
    const before = width();
    await press('{Enter}{ArrowRight}{ArrowRight}');
    expect(width()).toBeGreaterThan(before);
    const after = width();
    await press('{Enter}{ArrowRight}');
    expect(focused()).toBe(header(1));
    expect(width()).toBe(after);
  });
});
