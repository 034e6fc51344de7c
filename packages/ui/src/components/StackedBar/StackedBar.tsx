import { useId } from 'react';
import * as measure from '../../internal/bar.css.ts';
import { LocalNumber } from '../../internal/LocalNumber.tsx';
import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as chart from '../AreaChart/chart.css.ts';
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

export interface StackedBarProps<Key extends string> extends Omit<ElementProps<'div'>, 'children'> {
  /** The caption of the table for assistive technology: "What each loan costs". */
  label: string;
  /** One to three parts, in the order in which they are drawn. */
  parts: readonly Omit<ChartSeries<Key>, 'unit'>[];
  /** One bar, or several on the same scale. */
  bars: readonly StackedBarItem<NoInfer<Key>>[];
  /** The format of the values. An invalid one throws a RangeError. @default the locale's number format */
  format?: Intl.NumberFormatOptions | undefined;
}

/** Compares totals and the parts that they consist of. Assistive technology gets a table. */
export function StackedBar<Key extends string>({
  label,
  parts,
  bars,
  format,
  ...props
}: StackedBarProps<Key>) {
  const patterns = useId();
  const rows = bars.map((bar) => {
    const values = parts.map((part, index) => ({
      ...part,
      value: bar[part.key],
      look: lookOf(index),
    }));
    const drawn = values.map(({ value }): number => (isDrawable(value) && value > 0 ? value : 0));
    const sum = drawn.reduce((all, value) => all + value, 0);
    const total = values.every(({ value }) => isDrawable(value)) ? sum : null;
    return { label: bar.label, mark: bar.mark, values, drawn, sum, total };
  });
  const full = Math.max(0, ...rows.map(({ sum }) => sum)) || 1;
  if (rows.length === 0) {
    return (
      <div {...placed(props, chart.empty)}>
        <Word name="noData" />
      </div>
    );
  }
  return (
    <div {...placed(props, styles.stackedBar)}>
      <svg aria-hidden="true" className={styles.definitions}>
        <Patterns id={patterns} />
      </svg>
      <ul {...unmarkedList} aria-hidden="true" className={styles.bars}>
        {rows.map((bar) => (
          <li key={bar.label} className={measure.measure}>
            <div className={measure.words}>
              <span className={styles.name}>
                <span className={measure.label}>{bar.label}</span>
                {bar.mark !== undefined && <Badge>{bar.mark}</Badge>}
              </span>
              <span className={styles.total}>
                <LocalNumber value={bar.total} format={format} />
              </span>
            </div>
            <svg aria-hidden="true" className={styles.bar}>
              {bar.values.map(({ key, look }, index) => {
                const before = bar.drawn.slice(0, index).reduce((sum, value) => sum + value, 0);
                return (
                  <Fill
                    key={key}
                    {...{ patterns, look }}
                    x={percent(before / full)}
                    width={percent((bar.drawn[index] ?? 0) / full)}
                    height="100%"
                  />
                );
              })}
            </svg>
            <div className={styles.parts}>
              {bar.values.map(({ key, label: name, value, look }) => (
                <span key={key} className={chart.entry}>
                  <Swatch {...{ patterns, look }} />
                  <span className={styles.part}>{name}</span>
                  <span className={measure.value}>
                    <LocalNumber value={value} format={format} />
                  </span>
                </span>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <div className={chart.table}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              <td />
              {parts.map((part) => (
                <th key={part.key} scope="col">
                  {part.label}
                </th>
              ))}
              <th scope="col">
                <Word name="totals" />
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((bar) => (
              <tr key={bar.label}>
                <th scope="row">
                  <span>{bar.label}</span> <span>{bar.mark}</span>
                </th>
                {bar.values.map(({ key, value }) => (
                  <td key={key}>
                    <LocalNumber value={value} format={format} />
                  </td>
                ))}
                <td>
                  <LocalNumber value={bar.total} format={format} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
