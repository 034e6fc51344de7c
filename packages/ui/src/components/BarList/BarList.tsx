'use client';

import { useLocale } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { shareOf } from '../Meter/share.ts';
import * as styles from './BarList.css.ts';

/** One bar. */
export interface BarListItem {
  /** What the value is of; each label once. */
  label: string;
  /** How much, 0 or more; less than 0 is shown as no bar. */
  value: number;
  /** What the bar means: fine, close to a limit, or beyond it. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
}

/** Props of BarList. */
export interface BarListProps extends Omit<ElementProps<'table'>, 'children'> {
  /** What is compared, as the caption for assistive technology: "Deals by state". */
  label: string;
  /** What is compared, in the order in which it is shown: the largest first, unless the order says something. */
  items: readonly BarListItem[];
  /** The value of a full bar, above 0. @default the largest of the values */
  max?: number | undefined;
  /** How a value is written: `(value) => dollars(value)`. @default as a number of the locale */
  writeValue?: ((value: number) => string) | undefined;
}

/** Compares a few things by quantity: a table whose numbers have bars. */
export function BarList({ label, items, max, writeValue, ...props }: BarListProps) {
  const locale = useLocale();
  const write = writeValue ?? ((value: number) => value.toLocaleString(locale));
  const full = max ?? Math.max(0, ...items.map(({ value }) => value));
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
                <span className={styles.value}>{write(item.value)}</span>
              </div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
