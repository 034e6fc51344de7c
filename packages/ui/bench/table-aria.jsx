// React Aria's Table in its Virtualizer, with the same 10,000 rows in one scrolling table.
import { createElement, useMemo, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Checkbox } from 'react-aria-components/Checkbox';
import { Menu, MenuItem, MenuTrigger } from 'react-aria-components/Menu';
import { Popover } from 'react-aria-components/Popover';
import { Cell, Column, Row, Table, TableBody, TableHeader } from 'react-aria-components/Table';
import { TableLayout, Virtualizer } from 'react-aria-components/Virtualizer';
import { createRoot } from 'react-dom/client';
import { deals, dollars } from './deals.js';

const columns = [
  { id: 'applicant', label: 'Applicant', cell: (deal) => deal.applicant },
  { id: 'vehicle', label: 'Vehicle', cell: (deal) => deal.vehicle },
  { id: 'state', label: 'State', cell: (deal) => createElement('span', null, deal.state) },
  { id: 'amount', label: 'Amount', cell: (deal) => dollars(deal.amount) },
];
const words = new Intl.Collator('en-US');
const compare = (a, b) => (typeof a === 'string' ? words.compare(a, b) : a - b);

const checkbox = () =>
  createElement(Checkbox, { slot: 'selection' }, createElement('span', null, '✓'));

const menu = createElement(
  MenuTrigger,
  null,
  createElement(Button, { 'aria-label': 'Actions' }, '…'),
  createElement(
    Popover,
    null,
    createElement(
      Menu,
      null,
      createElement(MenuItem, null, 'Open'),
      createElement(MenuItem, null, 'Decline'),
    ),
  ),
);

const rowOf = (deal) =>
  createElement(
    Row,
    { id: deal.id },
    createElement(Cell, null, checkbox()),
    ...columns.map(({ id, cell }) => createElement(Cell, { key: id }, cell(deal))),
    createElement(Cell, null, menu),
  );

function Deals() {
  const [sort, setSort] = useState();
  const [selected, select] = useState(new Set());
  const rows = useMemo(() => {
    if (!sort) return deals;
    const turn = sort.direction === 'ascending' ? 1 : -1;
    return deals.toSorted((a, b) => turn * compare(a[sort.column], b[sort.column]));
  }, [sort]);
  const count = selected === 'all' ? rows.length : selected.size;
  return [
    createElement('p', { key: 'count' }, `${count.toLocaleString('en-US')} selected`),
    createElement(
      Virtualizer,
      { key: 'table', layout: TableLayout, layoutOptions: { rowHeight: 44, headingHeight: 44 } },
      createElement(
        Table,
        {
          'aria-label': 'Deals',
          selectionMode: 'multiple',
          selectedKeys: selected,
          onSelectionChange: select,
          sortDescriptor: sort,
          onSortChange: setSort,
          style: { height: 800, overflow: 'auto' },
        },
        createElement(
          TableHeader,
          null,
          createElement(Column, { width: 44 }, checkbox()),
          ...columns.map(({ id, label }, index) =>
            createElement(
              Column,
              { key: id, id, isRowHeader: index === 0, allowsSorting: true },
              label,
            ),
          ),
          createElement(Column, { width: 44 }, 'Actions'),
        ),
        createElement(TableBody, { items: rows }, rowOf),
      ),
    ),
  ];
}

createRoot(document.getElementById('table')).render(createElement(Deals));
