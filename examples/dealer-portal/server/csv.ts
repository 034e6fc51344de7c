import { type Deal, figuresOf, nameOf, type User, vehicleName } from '../src/model.ts';

/** Formats a field (RFC 4180). A spreadsheet must not read a text as a formula (OWASP, CSV injection). */
function field(value: string | number): string {
  if (typeof value === 'number') return `${value}`;
  const text = /^[=+\-@\t\r]/.test(value) ? `'${value}` : value;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const header = [
  ...['Number', 'Customer', 'Vehicle', 'Status', 'Tier', 'Financed', 'Payment', 'LTV'],
  ...['Assigned to', 'Sent'],
];

/** Deals as a CSV file. It begins with a byte order mark: without it, Excel reads UTF-8 wrongly. */
export function csvOf(deals: readonly Deal[], users: readonly User[]): string {
  const rows = deals.map((deal) => {
    const figures = figuresOf(deal);
    return [
      ...[deal.id, deal.applicant, vehicleName(deal.vehicle), deal.status, deal.tier],
      ...[figures?.amountFinanced ?? 0, figures?.payment ?? 0],
      ...[Math.round((figures?.ltv ?? 0) * 10) / 10, nameOf(users, deal.assignee), deal.submitted],
    ];
  });
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(field).join()}\r\n`).join('')}`;
}
