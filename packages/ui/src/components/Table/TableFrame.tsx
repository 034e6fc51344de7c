import { type ReactNode, useId } from 'react';
import { tableRoles } from '../../internal/tableRoles.ts';
import { classNames } from '../../styles/classNames.ts';
import { takeLayout } from '../../styles/layout.ts';
import { idOf } from './keyOf.ts';
import { NoRows } from './NoRows.tsx';
import * as shared from './shared.css.ts';
import * as styles from './Table.css.ts';
import type { TableColumn, TableProps, TableSort } from './Table.tsx';

/** If there are more rows than this, stacked rows are laid out only near the viewport. */
const manyRows = 24;

interface FrameProps<Row> extends Omit<TableProps<Row>, 'sort' | 'defaultSort' | 'onSortChange'> {
  sort?: TableSort | null | undefined;
  /** Renders the header of a sortable column. */
  header?: ((column: TableColumn<Row>) => ReactNode) | undefined;
  /** After the caption, for assistive technology. */
  hint?: string | undefined;
  /** A status that is announced. */
  announcement?: ReactNode | undefined;
}

/** The anatomy of a Table. It has no state, so that a server component can render it. */
export function TableFrame<Row>({
  caption,
  isCaptionHidden = false,
  columns,
  rows,
  getKey = idOf,
  sort,
  header,
  hint,
  announcement,
  phoneLayout = 'stack',
  empty,
  ...props
}: FrameProps<Row>) {
  const captionId = useId();
  const [layout, attributes] = takeLayout(props);
  const frame = `${styles.frame[phoneLayout]} ${layout}`;
  const isKept = phoneLayout === 'keep' || phoneLayout === 'columns';
  const named = phoneLayout === 'columns' ? styles.named : undefined;

  const table = (
    <table
      {...attributes}
      {...tableRoles.table}
      aria-labelledby={captionId}
      className={styles.table}
      data-stacks={phoneLayout === 'stack' || phoneLayout === 'lines' ? phoneLayout : undefined}
      data-keeps={isKept ? phoneLayout : undefined}
    >
      <caption
        id={captionId}
        className={classNames(
          isCaptionHidden ? shared.captionHidden : styles.caption,
          named?.block,
        )}
      >
        <span>{caption}</span>
        {hint && <span className={styles.hint}>{`. ${hint}`}</span>}
      </caption>
      <thead {...tableRoles.rowGroup} className={classNames(styles.head, named?.block)}>
        <tr {...tableRoles.row} className={classNames(styles.headRow, named?.row)}>
          {columns.map((column, index) => {
            const { id, label, isNumeric = false, shownIn, sortBy } = column;
            const direction = sort?.column === id ? sort.direction : undefined;
            return (
              <th
                {...tableRoles.columnHeader}
                key={id}
                scope="col"
                className={classNames(
                  styles.header,
                  index === 0 ? named?.columnName : named?.header,
                  isKept && styles.keptCell,
                  shownIn && styles.shownIn[shownIn],
                  isNumeric && styles.numericCell,
                  sortBy ? styles.sortable : styles.unsortable,
                )}
                aria-sort={sortBy ? (direction ?? 'none') : undefined}
              >
                {sortBy && header ? header(column) : label}
              </th>
            );
          })}
        </tr>
      </thead>
      <tbody {...tableRoles.rowGroup} className={classNames(styles.body, named?.block)}>
        {rows.map((row) => (
          <tr
            {...tableRoles.row}
            key={getKey(row)}
            className={classNames(styles.row, named?.row, rows.length > manyRows && styles.longRow)}
          >
            {columns.map(({ id, label, cell, isNumeric, isNowrap, shownIn }, index) => {
              const className = classNames(
                styles.cell,
                index === 0 ? named?.rowName : named?.cell,
                isKept && styles.keptCell,
                shownIn && styles.shownIn[shownIn],
                index < 2 && phoneLayout === 'lines' && styles.firstLine,
                isNumeric && styles.numericCell,
                isNowrap && shared.nowrap,
                index === 0 && styles.rowHeader,
              );
              if (index === 0) {
                return (
                  <th {...tableRoles.rowHeader} key={id} scope="row" className={className}>
                    {cell(row)}
                  </th>
                );
              }
              return (
                <td {...tableRoles.cell} key={id} className={className}>
                  <span className={shared.cellLabel}>{label}</span>
                  <div>{cell(row)}</div>
                </td>
              );
            })}
          </tr>
        ))}
        {rows.length === 0 && (
          <tr {...tableRoles.row} className={styles.row}>
            <td {...tableRoles.cell} colSpan={columns.length} className={styles.empty}>
              {empty ?? <NoRows />}
            </td>
          </tr>
        )}
      </tbody>
    </table>
  );

  if (phoneLayout !== 'scroll') {
    return (
      <div className={frame}>
        {table}
        {announcement}
      </div>
    );
  }
  return (
    <section
      className={frame}
      aria-labelledby={captionId}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container takes focus, so that the arrow keys scroll it (axe, scrollable-region-focusable).
      tabIndex={0}
    >
      {table}
      {announcement}
    </section>
  );
}
