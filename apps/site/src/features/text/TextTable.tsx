import { type Line, lineText, type TextTable as TableData } from '@milepost/domain/content/text';
import { Table, type TableProps } from '@milepost/ui/Table';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { Words } from './Words.tsx';

type Row = readonly Line[];

export interface TextTableProps {
  readonly table: TableData;
  /** Hides the caption if a heading says the same. @default false */
  readonly isCaptionHidden?: boolean;
  /** Whether all columns but the first contain figures. @default false */
  readonly isNumeric?: boolean;
  /** The layout on a phone. @default 'stack' */
  readonly phoneLayout?: TableProps<Row>['phoneLayout'];
  /** The text of a cell that shows a dash. Assistive technology reads the text. */
  readonly dash?: string;
}

/**
 * Creates a new element for each line: React can't change the text of a page that a browser has
 * translated.
 */
const cellOf = (line: Line, dash?: string) => (
  <span key={lineText(line)}>
    {line === dash ? (
      <>
        <span aria-hidden="true">—</span>
        <VisuallyHidden>{line}</VisuallyHidden>
      </>
    ) : (
      <Words line={line} />
    )}
  </span>
);

/** Renders a table of the domain. */
export function TextTable({
  table,
  isCaptionHidden = false,
  isNumeric = false,
  phoneLayout,
  dash,
}: TextTableProps) {
  return (
    <Table
      caption={table.caption}
      isCaptionHidden={isCaptionHidden}
      phoneLayout={phoneLayout}
      columns={table.columns.map((label, index) => ({
        id: label,
        label,
        isNumeric: isNumeric && index > 0,
        cell: (row: Row) => cellOf(row[index] ?? '', dash),
      }))}
      rows={table.rows}
      getKey={([heading = '']) => lineText(heading)}
    />
  );
}
