import { type ReactNode, useId } from 'react';
import * as measure from '../../internal/bar.css.ts';
import { LocalNumber } from '../../internal/LocalNumber.tsx';
import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as chart from '../AreaChart/chart.css.ts';
import { isDrawable, percent } from '../AreaChart/chart.ts';
import { Fill, type Look, lookOf, Patterns, Swatch } from '../AreaChart/Fill.tsx';
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

/** One of the parts that the bars consist of. */
export interface StackedBarPart<Key extends string = string>
  extends Omit<ChartSeries<Key>, 'unit' | 'lastIndex'> {
  /** Plain (1), striped (2) or dotted (3), different for each part. @default its position */
  readonly look?: Look | undefined;
}

export interface StackedBarProps<Key extends string> extends Omit<ElementProps<'div'>, 'children'> {
  /** The caption of the table for assistive technology: "What each loan costs". */
  label: string;
  /** One to three parts, in the order in which they are drawn. */
  parts: readonly StackedBarPart<Key>[];
  /** One bar, or several on the same scale. */
  bars: readonly StackedBarItem<NoInfer<Key>>[];
  /**
   * The part whose value is beside each bar, such as the one that explains the difference. The parts
   * are then named once, above the bars, and the other values are in the table only.
   */
  detail?: NoInfer<Key> | undefined;
  /** The format of the values. An invalid one throws a RangeError. @default the locale's number format */
  format?: Intl.NumberFormatOptions | undefined;
}

/** Compares totals and the parts that they consist of. Assistive technology gets a table. */
export function StackedBar<Key extends string>({
  label,
  parts,
  bars,
  detail,
  format,
  ...props
}: StackedBarProps<Key>) {
  const patterns = useId();
  const looks = parts.map((part, index) => ({ ...part, look: part.look ?? lookOf(index) }));
  const rows = bars.map((bar) => {
    const values = looks.map((part) => ({ ...part, value: bar[part.key] }));
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
      {detail !== undefined && (
        <div aria-hidden="true" className={styles.legend}>
          {looks.map(({ key, label: name, look }) => (
            <Entry key={key} {...{ patterns, look, name }} />
          ))}
        </div>
      )}
      <ul
        {...unmarkedList}
        aria-hidden="true"
        className={detail === undefined ? styles.bars : styles.detailedBars}
      >
        {rows.map((bar) => (
          <li
            key={bar.label}
            className={detail === undefined ? measure.measure : styles.detailedBar}
          >
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
              {bar.values
                .filter(({ key }) => detail === undefined || key === detail)
                .map(({ key, label: name, value, look }) => (
                  <Entry key={key} {...{ patterns, look }} name={detail === undefined && name}>
                    <span className={measure.value}>
                      <LocalNumber value={value} format={format} />
                    </span>
                  </Entry>
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

interface EntryProps {
  patterns: string;
  look: Look;
  /** The name of the part, where it is shown. */
  name: ReactNode;
  children?: ReactNode;
}

/** The look of a part, beside its name or its value. */
function Entry({ patterns, look, name, children }: EntryProps) {
  return (
    <span className={chart.entry}>
      <Swatch {...{ patterns, look }} />
      {name && <span className={styles.part}>{name}</span>}
      {children}
    </span>
  );
}
