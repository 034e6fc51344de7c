'use client';

import { useLocale } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Sparkline.css.ts';

/** One value of a Sparkline. */
export interface SparklinePoint {
  /** When or what it is of, each label once: "Mar 2026". */
  label: string;
  /** How much. */
  value: number;
}

/** Props of Sparkline. */
export interface SparklineProps extends Omit<ElementProps<'div'>, 'children'> {
  /** What is shown, as the caption of the table: "Deals funded each month". */
  label: string;
  /** The values in order, the latest last. */
  points: readonly SparklinePoint[];
  /** How a value is written in the table: `(value) => dollars(value)`. @default as a number of the locale */
  writeValue?: ((value: number) => string) | undefined;
  /** What the line means. It sets the color. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
}

const width = 100;
const height = 24;

/** Each value's place in the drawing: from the start to the end, from the least at the bottom to the most. */
function placesOf(values: readonly number[]): (readonly [x: number, y: number])[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const steps = Math.max(1, values.length - 1);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return values.map((value, index) => [
    rounded((index / steps) * width),
    // Values that are all the same lie in the middle.
    rounded(range === 0 ? height / 2 : height - ((value - least) / range) * height),
  ]);
}

/** The trend of a number as a line the size of a word; to assistive technology it is a table. */
export function Sparkline({
  label,
  points,
  writeValue,
  tone = 'neutral',
  ...props
}: SparklineProps) {
  const locale = useLocale();
  const write = writeValue ?? ((value: number) => value.toLocaleString(locale));
  const places = placesOf(points.map(({ value }) => value));
  const [x, y] = places.at(-1) ?? [];
  return (
    <div {...placed(props, styles.sparkline)}>
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${width} ${height}`}
        preserveAspectRatio="none"
        className={styles.drawing[tone]}
      >
        <polyline points={places.join(' ')} vectorEffect="non-scaling-stroke" />
        {x !== undefined && (
          <path d={`M${x} ${y}h0`} className={styles.now} vectorEffect="non-scaling-stroke" />
        )}
      </svg>
      <div className={styles.table}>
        <table>
          <caption>{label}</caption>
          <tbody>
            {points.map((point) => (
              <tr key={point.label}>
                <th scope="row">{point.label}</th>
                <td>{write(point.value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  );
}
