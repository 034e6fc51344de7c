import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { SortableTable } from './SortableTable.tsx';
import { nextSort, SortHeader } from './SortHeader.tsx';
import * as styles from './Table.css.ts';
import { TableFrame } from './TableFrame.tsx';

/** One column of a Table. */
export interface TableColumn<Row> {
  /** Identifies the column, also in `sort`. */
  id: string;
  /** Its header. */
  label: string;
  /** Returns the content of its cell in a row. */
  cell: (row: Row) => ReactNode;
  /** Whether it contains figures, which have equally wide digits and are aligned to the end. @default false */
  isNumeric?: boolean | undefined;
  /** Whether its cells stay on one line, for dates and short codes. @default false */
  isNowrap?: boolean | undefined;
  /**
   * Shows the column only in a container of this width. Put what a phone has no room for into one column
   * for `narrow`, and its parts into columns for `wide`. @default both
   */
  shownIn?: 'narrow' | 'wide' | undefined;
  /** Makes the column sortable by these values: numbers by value, text by the alphabet. */
  sortBy?: ((row: Row) => string | number) | undefined;
}

/** The sort order: a column and a direction. */
export interface TableSort {
  /** The column's `id`. */
  column: string;
  /** `ascending` is A to Z, smallest first. */
  direction: 'ascending' | 'descending';
}

/** Props of Table; also accepts a table's attributes. */
export interface TableProps<Row>
  extends Omit<ElementProps<'table'>, 'children' | 'aria-label' | 'aria-labelledby' | 'role'> {
  /** Describes the table's content. */
  caption: string;
  /** Visually hides the caption, if a heading says the same. @default false */
  isCaptionHidden?: boolean | undefined;
  /** The columns; the first one names the row. */
  columns: readonly TableColumn<Row>[];
  /** One entry per row. */
  rows: readonly Row[];
  /** Returns the key that identifies a row. @default its `id` */
  getKey?: ((row: Row) => string | number) | undefined;
  /** The initial sort order (uncontrolled). @default the order of `rows` */
  defaultSort?: TableSort | undefined;
  /** The sort order (controlled); `null` for none. The caller sorts the rows, for example on a server. */
  sort?: TableSort | null | undefined;
  /** Called with the requested sort order. */
  onSortChange?: ((sort: TableSort) => void) | undefined;
  /**
   * Returns the address of the page with a sort order. The headers of sortable columns become links to it,
   * so that a server component can render the table. The caller sorts the rows and passes their `sort`.
   */
  sortHref?: ((sort: TableSort) => string) | undefined;
  /**
   * The layout in a narrow container. `stack`: each row becomes a block of labeled lines. `lines`: the
   * first two cells share a line without labels, and the other cells follow below. `scroll`: the table
   * scrolls sideways. `keep`: the columns stay, if they are few and short. `columns`: they stay too, and
   * the first cell is a line above the others. With both, rows stack if the text is very large.
   * @default 'stack'
   */
  phoneLayout?: 'stack' | 'lines' | 'scroll' | 'keep' | 'columns' | undefined;
  /** Shown instead of rows while there are none. @default 'Nothing here yet.' */
  empty?: ReactNode | undefined;
}

/**
 * A table of similar things: figures to compare, a queue to work through. Without sortable columns, or
 * with links that sort (`sortHref`), it is plain HTML: a server component can render it, and none of its
 * JavaScript is sent to the browser.
 */
export function Table<Row>({
  defaultSort,
  sort,
  onSortChange,
  sortHref,
  ...props
}: TableProps<Row>) {
  if (!props.columns.some(({ sortBy }) => sortBy)) return <TableFrame {...props} />;
  if (sortHref) {
    return (
      <TableFrame
        {...props}
        sort={sort}
        header={({ id, label }) => (
          <Anchor href={sortHref(nextSort(id, sort))} className={styles.sortLink}>
            <SortHeader label={label} isSorted={sort?.column === id} />
          </Anchor>
        )}
      />
    );
  }
  const sorting = { defaultSort, sort, onSortChange };
  return <SortableTable {...props} {...sorting} />;
}
