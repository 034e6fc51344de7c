import { LocalNumber } from '../../internal/LocalNumber.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { shareOf } from '../Meter/share.ts';
import * as styles from './BarList.css.ts';

/** One bar. */
export interface BarListItem {
  /** The name of the value, unique in the list. */
  label: string;
  /** The value, 0 or more. A negative value has no bar; one that is `NaN` or infinite is shown as a dash. */
  value: number;
  /** The meaning of the bar: fine, close to a limit, or beyond it. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
}

export interface BarListProps extends Omit<ElementProps<'table'>, 'children'> {
  /** The caption for assistive technology: "Deals by state". */
  label: string;
  /** The bars, in the order in which they are shown: the largest first, unless another order has a meaning. */
  items: readonly BarListItem[];
  /** The value of a full bar, above 0. @default the largest of the values */
  max?: number | undefined;
  /** Formats a value: `(value) => dollars(value)`. @default the locale's number format */
  writeValue?: ((value: number) => string) | undefined;
}

/** Compares a few things by quantity: a table whose numbers have bars. */
export function BarList({ label, items, max, writeValue, ...props }: BarListProps) {
  const write = writeValue ?? ((value: number) => <LocalNumber value={value} />);
  const full = max ?? Math.max(0, ...items.map(({ value }) => value).filter(Number.isFinite));
  return (
    <table {...placed(props, styles.table)}>
      <caption className={styles.caption}>{label}</caption>
      <tbody>
        {items.map((item) => (
          <tr key={item.label}>
            <th scope="row" className={styles.label}>
              {item.label}
            </th>
            <td className={styles.cell}>
              <div className={styles.measure}>
                <svg aria-hidden="true" className={styles.drawing[item.tone ?? 'neutral']}>
                  <rect width={`${100 * shareOf(item.value, full)}%`} height="100%" />
                </svg>
                <span className={styles.value}>
                  {Number.isFinite(item.value) ? write(item.value) : '–'}
                </span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
