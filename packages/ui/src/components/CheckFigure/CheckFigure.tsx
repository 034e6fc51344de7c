import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './CheckFigure.css.ts';

/** A number at the bottom of a check, from left to right. */
export type CheckPart = 'routing' | 'account' | 'check';

export interface CheckFigureProps
  extends Omit<ElementProps<'svg'>, 'children' | 'role' | 'aria-label' | 'viewBox'> {
  /** The text alternative: where each number is. */
  label: string;
  /** The requested number, which is highlighted. */
  highlight?: CheckPart | undefined;
  /** The text across the drawing, which shows that its numbers are not real. @default 'SAMPLE' */
  sampleLabel?: string | undefined;
}

// No bank has this routing number: its check digit is wrong.
const parts = [
  { part: 'routing', letter: 'A', text: '123456780', x: 14, width: 112 },
  { part: 'account', letter: 'B', text: '000123456789', x: 134, width: 138 },
  { part: 'check', letter: 'C', text: '1001', x: 280, width: 66 },
] as const satisfies readonly { readonly part: CheckPart; readonly [value: string]: unknown }[];

/** Shows where the numbers of a bank account are on a check. Describe the same in text beside it. */
export function CheckFigure({
  label,
  highlight,
  sampleLabel = 'SAMPLE',
  ...props
}: CheckFigureProps) {
  return (
    <svg {...placed(props, styles.figure)} viewBox="0 0 360 178" role="img" aria-label={label}>
      <rect x="1" y="1" width="358" height="176" rx="10" className={styles.paper} />
      <path d="M16 28h92M16 42h62M16 74h220M16 100h150M216 100h128" className={styles.line} />
      <rect x="252" y="58" width="92" height="22" className={styles.line} />
      <text x="344" y="34" textAnchor="end" className={styles.number}>
        1001
      </text>
      <text x="180" y="94" textAnchor="middle" className={styles.sample}>
        {sampleLabel}
      </text>
      {parts.map(({ part, letter, text, x, width }) => {
        const middle = x + width / 2;
        return (
          <g
            key={part}
            className={styles.part}
            data-part={part}
            data-highlighted={part === highlight ? '' : undefined}
          >
            <rect {...{ x, width }} y="138" height="28" rx="6" className={styles.frame} />
            <text x={middle} y="157" textAnchor="middle" className={styles.number}>
              {text}
            </text>
            <circle cx={middle} cy="124" r="10" className={styles.badge} />
            <text x={middle} y="128" textAnchor="middle" className={styles.letter}>
              {letter}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
