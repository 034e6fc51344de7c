import type { Deal } from './DealQueue.tsx';

/** The deals of the patterns' stories. */
export const deals: Deal[] = [
  {
    id: 'D-10482',
    applicant: 'Dana Whitfield',
    vehicle: '2024 Ford F-150',
    state: 'In review',
    amount: 38_950,
  },
  {
    id: 'D-10480',
    applicant: 'Lucía Barrera',
    vehicle: '2023 Honda Civic',
    state: 'Approved',
    amount: 21_400,
  },
  {
    id: 'D-10477',
    applicant: 'Marcus Lee',
    vehicle: '2019 Toyota Corolla',
    state: 'Funded',
    amount: 9800,
  },
  {
    id: 'D-10475',
    applicant: 'Priya Natarajan',
    vehicle: '2022 Subaru Outback',
    state: 'In review',
    amount: 26_700,
  },
];
