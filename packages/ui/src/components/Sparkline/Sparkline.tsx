import { LocalNumber } from '../../internal/LocalNumber.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Sparkline.css.ts';

/** One value of a Sparkline. */
export interface SparklinePoint {
  /** The name of the value, unique in the line: "Mar 2026". */
  label: string;
  /** The value. */
  value: number;
}

export interface SparklineProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The caption of the table: "Deals funded each month". */
  label: string;
  /** The values in order, the latest last. */
  points: readonly SparklinePoint[];
  /** Formats a value in the table: `(value) => dollars(value)`. @default the locale's number format */
  writeValue?: ((value: number) => string) | undefined;
  /** The meaning of the line, which sets the color. @default 'neutral' */
  tone?: 'neutral' | 'warning' | 'danger' | undefined;
}

const width = 100;
const height = 24;

/** Returns each value's coordinates in the drawing: left to right, with the minimum at the bottom. */
function placesOf(values: readonly number[]): (readonly [x: number, y: number])[] {
  const least = Math.min(...values);
  const range = Math.max(...values) - least;
  const steps = Math.max(1, values.length - 1);
  const rounded = (value: number) => Math.round(value * 100) / 100;
  return values.map((value, index) => [
    rounded((index / steps) * width),
    // Equal values form a line in the middle.
    rounded(range === 0 ? height / 2 : height - ((value - least) / range) * height),
  ]);
}

/** Shows the trend of a number as a word-sized line. Assistive technology gets a table. */
export function Sparkline({
  label,
  points,
  writeValue,
  tone = 'neutral',
  ...props
}: SparklineProps) {
  const write = writeValue ?? ((value: number) => <LocalNumber value={value} />);
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
