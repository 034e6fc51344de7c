// The kit's DataTable with 10,000 rows: 50 per page, or all in one scrolling table.
import { Badge } from '@milepost/ui/Badge';
import { DataTable, DataTableRowMenu } from '@milepost/ui/DataTable';
import { MenuItem } from '@milepost/ui/Menu';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { deals, dollars } from './deals.js';

const tones = { 'In review': 'info', Approved: 'success', Funded: 'neutral' };
const columns = [
  {
    id: 'applicant',
    label: 'Applicant',
    cell: (deal) => deal.applicant,
    sortBy: (deal) => deal.applicant,
  },
  { id: 'vehicle', label: 'Vehicle', cell: (deal) => deal.vehicle },
  {
    id: 'state',
    label: 'State',
    cell: ({ state }) => createElement(Badge, { tone: tones[state] }, state),
  },
  {
    id: 'amount',
    label: 'Amount',
    isNumeric: true,
    cell: (deal) => dollars(deal.amount),
    sortBy: (deal) => deal.amount,
  },
];

const rowMenu = createElement(
  DataTableRowMenu,
  null,
  createElement(MenuItem, null, 'Open'),
  createElement(MenuItem, null, 'Decline'),
);

createRoot(document.getElementById('table')).render(
  createElement(DataTable, {
    caption: 'Deals',
    columns,
    rows: deals,
    selectionMode: 'multiple',
    rowMenu: () => rowMenu,
    ...(document.body.dataset.rows === 'pages'
      ? { defaultPaging: { page: 1, pageSize: 50 } }
      : { height: 'screen' }),
  }),
);
