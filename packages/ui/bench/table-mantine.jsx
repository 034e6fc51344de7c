// Mantine's Table with the same rows, 50 per page. Sorting, selecting and paging are the app's own.
import {
  ActionIcon,
  Badge,
  Checkbox,
  MantineProvider,
  Menu,
  Pagination,
  Table,
  UnstyledButton,
} from '@mantine/core';
import { createElement, useMemo, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { deals, dollars } from './deals.js';

const pageSize = 50;
const columns = [
  { id: 'applicant', label: 'Applicant', cell: (deal) => deal.applicant },
  { id: 'vehicle', label: 'Vehicle', cell: (deal) => deal.vehicle },
  { id: 'state', label: 'State', cell: (deal) => createElement(Badge, null, deal.state) },
  { id: 'amount', label: 'Amount', cell: (deal) => dollars(deal.amount) },
];
const words = new Intl.Collator('en-US');
const compare = (a, b) => (typeof a === 'string' ? words.compare(a, b) : a - b);

const menu = createElement(
  Menu,
  null,
  createElement(Menu.Target, null, createElement(ActionIcon, { 'aria-label': 'Actions' }, '…')),
  createElement(
    Menu.Dropdown,
    null,
    createElement(Menu.Item, null, 'Open'),
    createElement(Menu.Item, null, 'Decline'),
  ),
);

function Deals() {
  const [{ by, turn }, sort] = useState({ turn: 1 });
  const [selected, select] = useState(new Set());
  const [page, openPage] = useState(1);
  const sorted = useMemo(
    () => (by ? deals.toSorted((a, b) => turn * compare(a[by], b[by])) : deals),
    [by, turn],
  );
  const toggle = (id) => {
    const next = new Set(selected);
    if (!next.delete(id)) next.add(id);
    select(next);
  };
  const areAll = selected.size === deals.length;
  return [
    createElement('p', { key: 'count' }, `${selected.size.toLocaleString('en-US')} selected`),
    createElement(
      Table,
      { key: 'table' },
      createElement(
        Table.Thead,
        null,
        createElement(
          Table.Tr,
          { role: 'row' },
          createElement(
            Table.Th,
            null,
            createElement(Checkbox, {
              'aria-label': 'Select all',
              checked: areAll,
              onChange: () => select(areAll ? new Set() : new Set(deals.map(({ id }) => id))),
            }),
          ),
          ...columns.map(({ id, label }) =>
            createElement(
              Table.Th,
              { key: id },
              createElement(
                UnstyledButton,
                { onClick: () => sort({ by: id, turn: by === id ? -turn : 1 }) },
                label,
              ),
            ),
          ),
          createElement(Table.Th, null, 'Actions'),
        ),
      ),
      createElement(
        Table.Tbody,
        null,
        ...sorted.slice((page - 1) * pageSize, page * pageSize).map((deal) =>
          createElement(
            Table.Tr,
            { key: deal.id, role: 'row', 'aria-selected': selected.has(deal.id) },
            createElement(
              Table.Td,
              null,
              createElement(Checkbox, {
                'aria-label': deal.applicant,
                checked: selected.has(deal.id),
                onChange: () => toggle(deal.id),
              }),
            ),
            ...columns.map(({ id, cell }) => createElement(Table.Td, { key: id }, cell(deal))),
            createElement(Table.Td, null, menu),
          ),
        ),
      ),
    ),
    createElement(Pagination, {
      key: 'pages',
      total: Math.ceil(deals.length / pageSize),
      value: page,
      onChange: openPage,
      getControlProps: (control) => ({ 'aria-label': control }),
    }),
  ];
}

createRoot(document.getElementById('table')).render(
  createElement(MantineProvider, null, createElement(Deals)),
);
