'use client';

import { createContext, type ReactNode, type RefObject, use, useLayoutEffect, useRef } from 'react';
import { dataTableWords, tableWords } from '../../internal/english.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import type { ElementProps } from '../../internal/props.ts';
import { useOwnRef } from '../../internal/useControl.ts';
import { placed } from '../../styles/layout.ts';
import type { RowKey } from '../Table/keyOf.ts';
import * as shared from '../Table/shared.css.ts';
import * as styles from './DataTable.css.ts';
import type { DataTableState } from './useDataTable.ts';

interface Frame<Item extends object, Key extends RowKey> {
  readonly table: DataTableState<Item, Key>;
  readonly caption: string;
  readonly isCaptionHidden: boolean;
  readonly grid: RefObject<HTMLTableElement | null>;
}

const CurrentFrame = createContext<Frame<object, RowKey> | undefined>(undefined);

/** Returns the state of the table around a part. */
export function useFrame<Item extends object, Key extends RowKey>(part: string): Frame<Item, Key> {
  const frame = use(CurrentFrame);
  if (!frame) throw new Error(`${part}: put it inside DataTableFrame.`);
  return frame as unknown as Frame<Item, Key>;
}

/** Props of DataTableFrame; also accepts a `div`'s attributes. */
export interface DataTableFrameProps<Item extends object, Key extends RowKey = RowKey>
  extends Omit<ElementProps<'div'>, 'children'> {
  /** The state of the table, from `useDataTable`. */
  table: DataTableState<Item, Key>;
  /** Describes the table's content. */
  caption: string;
  /** Visually hides the caption, if a heading says the same. @default false */
  isCaptionHidden?: boolean | undefined;
  /** The parts: a DataTableToolbar, DataTableFilterBar, DataTableGrid and DataTablePager, and anything else. */
  children: ReactNode;
}

/** The frame around the parts of a table. It announces what changes. */
export function DataTableFrame<Item extends object, Key extends RowKey = RowKey>({
  table,
  caption,
  isCaptionHidden = false,
  children,
  ref,
  ...props
}: DataTableFrameProps<Item, Key>) {
  const locale = useLocale();
  const words = useWords({ ...tableWords, ...dataTableWords });
  const frame = useOwnRef(ref);
  const grid = useRef<HTMLTableElement>(null);
  const { observe, isLoading, lastChange, sort, columns, total } = table;

  useLayoutEffect(
    () => (frame.current?.isConnected ? observe(frame.current) : undefined),
    [frame, observe],
  );

  const announcement = () => {
    if (isLoading) return words.loading;
    if (lastChange === 'sort') {
      const column = columns.find(({ id }) => id === sort?.column);
      return column && sort && words.sorted(column.label, sort.direction);
    }
    if (lastChange === 'filter' && total !== undefined) {
      return words.rowCount(writeNumber(total, locale));
    }
    return undefined;
  };

  return (
    <CurrentFrame
      value={{ table, caption, isCaptionHidden, grid } as unknown as Frame<object, RowKey>}
    >
      <div {...placed(props, styles.frame)} ref={frame}>
        {children}
        <div aria-live="polite" aria-atomic="true" className={shared.announcement}>
          {announcement()}
        </div>
      </div>
    </CurrentFrame>
  );
}
