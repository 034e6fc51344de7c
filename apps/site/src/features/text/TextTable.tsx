import { type Line, lineText, type TextTable as TableData } from '@milepost/domain/content/text';
import { Table } from '@milepost/ui/Table';
import { Words } from './Words.tsx';

type Row = readonly Line[];

/** Props of TextTable. */
export interface TextTableProps {
  readonly table: TableData;
  /** Where a heading says the same. @default false */
  readonly isCaptionHidden?: boolean;
}

/** A table of the domain's texts. */
export function TextTable({ table, isCaptionHidden = false }: TextTableProps) {
  return (
    <Table
      caption={table.caption}
      isCaptionHidden={isCaptionHidden}
      columns={table.columns.map((label, index) => ({
        id: label,
        label,
        cell: (row: Row) => <Words line={row[index] ?? ''} />,
      }))}
      rows={table.rows}
      rowKey={([heading = '']) => lineText(heading)}
    />
  );
}
