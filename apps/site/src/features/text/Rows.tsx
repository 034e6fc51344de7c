import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';
import type { ReactNode } from 'react';

export interface RowsProps {
  readonly rows: readonly (readonly [label: string, value: ReactNode])[];
}

/** Labels and their values. */
export function Rows({ rows }: RowsProps) {
  return (
    <DescriptionList>
      {rows.map(([label, value]) => (
        <DescriptionItem key={label} term={label}>
          {value}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}
