import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './SplitBar.css.ts';

/** One part of the whole. */
export interface SplitBarPart {
  /** What the part is, such as "Principal". */
  label: string;
  /** How large it is, in the whole's unit; 0 or more. */
  value: number;
  /** The value in words, such as "$13,000". */
  valueText: string;
}

/** Props of SplitBar. */
export interface SplitBarProps extends Omit<ElementProps<'div'>, 'children'> {
  /** One to three parts that make up the whole, in the order in which they are drawn. */
  parts: readonly [SplitBarPart, SplitBarPart?, SplitBarPart?];
  /** Takes the legend out of sight where the figures stand beside the bar already. @default false */
  isLegendHidden?: boolean | undefined;
}

/** How a whole splits into parts, such as principal and interest. */
export function SplitBar({ parts, isLegendHidden = false, ...props }: SplitBarProps) {
  const given = parts.filter((part) => part !== undefined);
  const whole = given.reduce((sum, { value }) => sum + value, 0) || 1;
  const drawn = given.map((part, index) => {
    const before = given.slice(0, index).reduce((sum, { value }) => sum + value, 0);
    return {
      ...part,
      className: styles.part[(index + 1) as 1 | 2 | 3],
      start: `${(100 * before) / whole}%`,
      share: `${(100 * part.value) / whole}%`,
    };
  });
  return (
    <div {...placed(props, styles.splitBar)}>
      <svg className={styles.bar} aria-hidden="true">
        {drawn.map(({ label, start, share, className }) => (
          <rect key={label} x={start} width={share} height="100%" className={className} />
        ))}
        {drawn.slice(1).map(({ label, start }) => (
          <rect key={label} x={start} width="2" height="100%" className={styles.gap} />
        ))}
      </svg>
      <ul {...unmarkedList} className={isLegendHidden ? styles.legendHidden : styles.legend}>
        {drawn.map(({ label, valueText, className }) => (
          <li key={label} className={styles.entry}>
            <svg aria-hidden="true" className={styles.swatch}>
              <rect width="100%" height="100%" className={className} />
            </svg>
            <span className={styles.label}>{label}</span>
            <span className={styles.value}>{valueText}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
