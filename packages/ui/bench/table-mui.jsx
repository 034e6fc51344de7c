// MUI's free DataGrid with the same rows, 50 per page. It allows at most 100.
import Chip from '@mui/material/Chip';
import { DataGrid, GridActionsCellItem } from '@mui/x-data-grid';
import { createElement } from 'react';
import { createRoot } from 'react-dom/client';
import { deals, dollars } from './deals.js';

const columns = [
  { field: 'applicant', headerName: 'Applicant', flex: 1 },
  { field: 'vehicle', headerName: 'Vehicle', flex: 1 },
  {
    field: 'state',
    headerName: 'State',
    flex: 1,
    renderCell: ({ value }) => createElement(Chip, { label: value, size: 'small' }),
  },
  {
    field: 'amount',
    headerName: 'Amount',
    flex: 1,
    type: 'number',
    valueFormatter: (value) => dollars(value),
  },
  {
    field: 'actions',
    type: 'actions',
    getActions: ({ id }) =>
      ['Open', 'Decline'].map((label) =>
        createElement(GridActionsCellItem, { key: `${id}${label}`, label, showInMenu: true }),
      ),
  },
];

createRoot(document.getElementById('table')).render(
  createElement(DataGrid, {
    rows: deals,
    columns,
    checkboxSelection: true,
    initialState: { pagination: { paginationModel: { pageSize: 50 } } },
    pageSizeOptions: [50, 100],
  }),
);
