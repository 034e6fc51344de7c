import '@milepost/ui/theme.css';
import type { AccordionProps } from '@milepost/ui/Accordion';
import { Avatar } from '@milepost/ui/Avatar';
import { BarList } from '@milepost/ui/BarList';
import type { DataTableProps } from '@milepost/ui/DataTable';
import type { ListBoxProps } from '@milepost/ui/ListBox';
import { LocaleProvider } from '@milepost/ui/LocaleProvider';
import { spanish } from '@milepost/ui/locales/es-US';
import { Meter } from '@milepost/ui/Meter';
import { ProgressBar } from '@milepost/ui/ProgressBar';
import { ScoreScale } from '@milepost/ui/ScoreScale';
import { StatCard } from '@milepost/ui/StatCard';
import { Table } from '@milepost/ui/Table';
import type { TabsProps } from '@milepost/ui/Tabs';
import type { TagGroupProps } from '@milepost/ui/TagGroup';
import { ToastRegion, toast } from '@milepost/ui/Toast';
import { rowsOf } from '@milepost/ui/testing';
import { act } from 'react';
import { describe, expect, expectTypeOf, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { find, host, serve, show } from './page.tsx';

const ranges = [
  { label: 'Fair', from: 300, to: 669 },
  { label: 'Good', from: 670, to: 850 },
];

describe('ScoreScale', () => {
  test.each([299, 851])('shows %d, which is off its scale, without a mark on it', async (score) => {
    await show(<ScoreScale label="Score" score={score} ranges={ranges} />);
    expect(find('figure').textContent).toContain(`${score}`);
    expect(host.querySelector('[aria-current]')).toBeNull();
  });

  test('shows that there is no score', async () => {
    await show(<ScoreScale label="Score" score={null} ranges={ranges} />);
    expect(find('figure').textContent).toContain('No score');
  });
});

test.each([
  ['Meter', <Meter key="" label="Paid" value={0} max={0} />],
  ['ProgressBar', <ProgressBar key="" label="Sent" value={0} max={0} />],
])('%s with a maximum of 0 is at 0%', async (_, bar) => {
  await show(bar);
  expect(host.textContent).toContain('0%');
  expect(host.innerHTML).not.toMatch(/NaN|Infinity/);
});

test.each([
  ['Meter', <Meter key="" label="Paid" value={Number.NaN} />],
  ['Meter', <Meter key="" label="Paid" value={Infinity} />],
  ['ProgressBar', <ProgressBar key="" label="Sent" value={Number.NaN} />],
  ['ProgressBar', <ProgressBar key="" label="Sent" value={Infinity} />],
])('%s shows a dash for a value that is not a finite number', async (_, bar) => {
  await show(bar);
  expect(host.innerHTML).not.toMatch(/NaN|Infinity/);
  expect(find('[aria-valuetext]').ariaValueText).toBe('–');
  expect(host.textContent).toContain('–');
});

test('a StatCard keeps an amount of nine digits on one line in a narrow card', async () => {
  await page.viewport(1280, 800);
  await show(
    <div style={{ width: 190, overflowWrap: 'anywhere' }}>
      <StatCard label="Funded" value="$454,893,840" />
    </div>,
  );
  const amount = document.createRange();
  amount.selectNodeContents(page.getByText('$454,893,840').element());
  expect(amount.getClientRects()).toHaveLength(1);
});

describe('BarList', () => {
  test.each([Number.NaN, Infinity])('shows a dash for %d, and the other bars', async (value) => {
    const items = [
      { label: 'Utah', value },
      { label: 'Ohio', value: 4 },
      { label: 'Texas', value: 2 },
    ];
    const writeValue = (deals: number) => `${deals} deals`;
    await show(<BarList label="Deals by state" items={items} writeValue={writeValue} />);
    expect([...host.querySelectorAll('td')].map(({ textContent }) => textContent)).toEqual([
      '–',
      '4 deals',
      '2 deals',
    ]);
    expect([...host.querySelectorAll('rect')].map((bar) => bar.getAttribute('width'))).toEqual([
      '0%',
      '100%',
      '50%',
    ]);
  });
});

describe('Table', () => {
  const names = ['zebra', 'Ñandú', 'nutria', 'oso'];
  const table = (
    <Table
      caption="Applications"
      columns={[
        { id: 'name', label: 'Name', cell: String, sortBy: String },
        { id: 'size', label: 'Letters', cell: (name) => name.length },
      ]}
      rows={names}
      getKey={String}
    />
  );
  const order = () => rowsOf(find('table')).map(({ Name }) => Name);

  test('announces the sort order', async () => {
    await show(table);
    const status = find('[aria-live]');
    expect(status.textContent).toBe('');
    await act(() => userEvent.click(find('button')));
    expect(status.textContent).toBe('Sorted by Name, ascending');
  });

  test('is a table for screen readers when its rows are stacked', async () => {
    await show(table);
    const parts = (role: string) => host.querySelectorAll(`[role=${role}]`).length;
    expect(find('table').getAttribute('role')).toBe('table');
    expect(['rowgroup', 'row', 'columnheader', 'rowheader', 'cell'].map(parts)).toEqual([
      2, 5, 2, 4, 4,
    ]);
  });

  test('sorts by the collation of the locale', async () => {
    await show(
      <LocaleProvider locale="es-US" words={spanish}>
        {table}
      </LocaleProvider>,
    );
    await act(() => userEvent.click(find('button')));
    expect(order()).toEqual(['nutria', 'Ñandú', 'oso', 'zebra']);
    expect(find('[aria-live]').textContent).toBe('Ordenado por Name, ascendente');
  });
});

test('toasts use the language of the app', async () => {
  await show(
    <LocaleProvider locale="es-US" words={spanish}>
      <ToastRegion />
    </LocaleProvider>,
  );
  toast({ heading: 'Solicitud recibida' });
  await vi.waitFor(() => find('[role=region][aria-label*="notificaci"]'));
  await act(() => userEvent.click(find('button[aria-label=Cerrar]')));
});

test('an Avatar shows initials if its picture failed before hydration', async () => {
  await serve(<Avatar name="Dana Lee" src="data:image/png;base64,none" />, async () => {
    await vi.waitUntil(() => find<HTMLImageElement>('img').complete);
  });
  await vi.waitFor(() => expect(host.textContent).toBe('DL'));
});

test('keys are an array or a set, but not a string, whose letters would count as keys', () => {
  expectTypeOf<readonly string[] | Set<string>>().toExtend<ListBoxProps['selectedKeys']>();
  expectTypeOf<'all'>().not.toExtend<ListBoxProps['selectedKeys']>();
  expectTypeOf<'all'>().not.toExtend<TagGroupProps['selectedKeys']>();
  expectTypeOf<'all'>().not.toExtend<DataTableProps<object>['selectedKeys']>();
  expectTypeOf<'one'>().not.toExtend<AccordionProps['expandedKeys']>();
  expectTypeOf<'one'>().not.toExtend<TabsProps['disabledKeys']>();
});
