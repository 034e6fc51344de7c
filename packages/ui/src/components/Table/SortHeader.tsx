import { ChevronDownIcon, SortIcon } from '../Icon/index.ts';
import * as shared from './shared.css.ts';
import type { TableSort } from './Table.tsx';

/** Returns the order that the header of a column requests: ascending, or descending if it is ascending already. */
export const nextSort = (column: string, sort: TableSort | null | undefined): TableSort => {
  const isAscending = sort?.column === column && sort.direction === 'ascending';
  return { column, direction: isAscending ? 'descending' : 'ascending' };
};

/** The content of the header of a sortable column. */
export function SortHeader({ label, isSorted }: { label: string; isSorted: boolean }) {
  const Arrow = isSorted ? ChevronDownIcon : SortIcon;
  return (
    <>
      <span>{label}</span>
      <span className={shared.arrow}>
        <Arrow size="small" />
      </span>
    </>
  );
}
