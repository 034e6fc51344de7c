import type { TableSort } from '@milepost/ui/Table';

export interface Deal {
  id: number;
  buyer: string;
  amount: number;
}

export const deals: readonly Deal[] = [
  { id: 1042, buyer: 'Ana Ortiz', amount: 18_400 },
  { id: 1043, buyer: 'Lee Chen', amount: 22_150 },
  { id: 1044, buyer: 'Maya Singh', amount: 9_900 },
];

export const dollars = (value: number) => `$${value.toLocaleString('en-US')}`;

/** Returns the sort order that an address asks for. */
export function sortIn(address: {
  sort?: string | null | undefined;
  direction?: string | null | undefined;
}): TableSort | undefined {
  if (!address.sort) return undefined;
  const isDescending = address.direction === 'descending';
  return { column: address.sort, direction: isDescending ? 'descending' : 'ascending' };
}

/** Returns the end of an address that asks for a sort order. */
export const searchOf = ({ column, direction }: TableSort) =>
  `?sort=${column}&direction=${direction}`;

export const inOrder = (sort: TableSort | undefined) =>
  deals.toSorted((one, other) => {
    if (sort?.column !== 'amount') return 0;
    const sign = sort.direction === 'descending' ? -1 : 1;
    return sign * (one.amount - other.amount);
  });
