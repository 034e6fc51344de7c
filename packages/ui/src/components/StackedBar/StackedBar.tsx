import { useId } from 'react';
import { LocalNumber } from '../../internal/LocalNumber.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { isDrawable, percent } from '../AreaChart/chart.ts';
import { Fill, lookOf, Patterns, Swatch } from '../AreaChart/Fill.tsx';
import type { ChartSeries, ChartValues } from '../AreaChart/types.ts';
import { Badge } from '../Badge/index.ts';
import * as styles from './StackedBar.css.ts';
import { Word } from './Word.tsx';

/** One bar: its name, and the value of each part, 0 or more. A part without a valid value is not drawn. */
export type StackedBarItem<Key extends string = string> = {
  /** The name of the bar, unique in the chart: "60 months". */
  readonly label: string;
  /** Marks this bar, and says why: "Your loan". */
  readonly mark?: string | undefined;
} & ChartValues<Key>;

export interface StackedBarProps<Key extends string>
  extends Omit<ElementProps<'table'>, 'children'> {
  /** The caption for assistive technology: "What each loan costs". */
  label: string;
  /** One to three parts, in the order in which they are drawn. */
  parts: readonly Omit<ChartSeries<Key>, 'unit'>[];
  /** One bar, or several on the same scale. */
  bars: readonly StackedBarItem<NoInfer<Key>>[];
  /** The format of the values. An invalid one throws a RangeError. @default the locale's number format */
  format?: Intl.NumberFormatOptions | undefined;
}

/** Compares totals and the parts that they consist of: a table whose rows have bars. */
export function StackedBar<Key extends string>({
  label,
  parts,
  bars,
  format,
  ...props
}: StackedBarProps<Key>) {
  const patterns = useId();
  const rows = bars.map((bar) => {
    const values = parts.map(({ key }) => bar[key]);
    const drawn = values.map((value): number => (isDrawable(value) && value > 0 ? value : 0));
    const sum = drawn.reduce((total, value) => total + value, 0);
    return { ...bar, values, drawn, sum, total: values.every(isDrawable) ? sum : null };
  });
  const full = Math.max(0, ...rows.map(({ sum }) => sum)) || 1;
  const columns = parts.length + 2;
  return (
    <table {...placed(props, styles.table)}>
      <caption className={styles.caption}>{label}</caption>
      <thead>
        <tr>
          <td>
            <svg aria-hidden="true" className={styles.definitions}>
              <Patterns id={patterns} />
            </svg>
          </td>
          {parts.map((part, index) => (
            <th key={part.key} scope="col" className={styles.part}>
              <Swatch patterns={patterns} look={lookOf(index)} /> <span>{part.label}</span>
            </th>
          ))}
          <th scope="col" className={styles.total}>
            <Word name="totals" />
          </th>
        </tr>
      </thead>
      {rows.length === 0 && (
        <tbody>
          <tr>
            <td colSpan={columns}>
              <Word name="noData" />
            </td>
          </tr>
        </tbody>
      )}
      {rows.map(({ label: name, mark, values, drawn, total }) => (
        <tbody key={name} data-marked={mark === undefined ? undefined : ''}>
          <tr>
            <th scope="row" className={styles.name}>
              <span>{name}</span> {mark !== undefined && <Badge>{mark}</Badge>}
            </th>
            {values.map((value, index) => (
              <td key={parts[index]?.key} className={styles.value}>
                <LocalNumber value={value} format={format} />
              </td>
            ))}
            <td className={styles.total}>
              <LocalNumber value={total} format={format} />
            </td>
          </tr>
          {/* biome-ignore lint/a11y/noAriaHiddenOnFocusable: a row of a plain table is not focusable. */}
          <tr aria-hidden="true">
            <td colSpan={columns} className={styles.barCell}>
              <svg aria-hidden="true" className={styles.bar}>
                {drawn.map((value, index) => {
                  const before = drawn.slice(0, index).reduce((sum, one) => sum + one, 0);
                  return (
                    <Fill
                      key={parts[index]?.key}
                      patterns={patterns}
                      look={lookOf(index)}
                      x={percent(before / full)}
                      width={percent(value / full)}
                      height="100%"
                    />
                  );
                })}
              </svg>
            </td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
