import type { ComponentProps } from 'react';
import * as styles from './chart.css.ts';

/** The looks of a chart's series: plain, striped and dotted, so that color is never the only difference. */
export type Look = 1 | 2 | 3;

/** Returns the look of a series by its index. */
export const lookOf = (index: number) => ((index % 3) + 1) as Look;

/**
 * Defines the stripes and the dots of a drawing.
 *
 * @param isOver Whether they are drawn over another series, without a color behind them.
 */
export function Patterns({ id, isOver = false }: { id: string; isOver?: boolean }) {
  const size = {
    width: 6,
    height: 6,
    patternUnits: 'userSpaceOnUse',
    patternTransform: isOver ? 'scale(1.5)' : undefined,
  } as const;
  return (
    <defs>
      <pattern id={`${id}-2`} {...size}>
        <path
          d="M-1 1 1 -1M0 6 6 0M5 7 7 5"
          className={isOver ? styles.stripeOver : styles.stripe}
        />
      </pattern>
      <pattern id={`${id}-3`} {...size}>
        <circle cx="3" cy="3" r="1.25" className={isOver ? styles.fill[3] : styles.dot} />
      </pattern>
    </defs>
  );
}

interface FillProps extends Omit<ComponentProps<'rect'>, 'id' | 'className' | 'fill'> {
  /** The id of the drawing's Patterns. */
  patterns: string;
  look: Look;
  /** Whether the pattern has no color behind it, because it is over another series. */
  isOver?: boolean;
}

/** A rectangle in the look of a series. */
export function Fill({ patterns, look, isOver = false, ...rect }: FillProps) {
  return (
    <>
      {!isOver && <rect {...rect} className={styles.fill[look]} />}
      {look > 1 && <rect {...rect} fill={`url(#${patterns}-${look})`} />}
    </>
  );
}

/** A small sample of a series, beside its name. */
export function Swatch({ patterns, look }: { patterns: string; look: Look }) {
  return (
    <svg aria-hidden="true" className={styles.swatch}>
      <Fill patterns={patterns} look={look} width="100%" height="100%" />
    </svg>
  );
}

/** A small sample of the dashed line of a comparison. */
export function DashedSwatch() {
  return (
    <svg aria-hidden="true" className={styles.lineSwatch}>
      <line x2="100%" y1="50%" y2="50%" className={styles.comparison} />
    </svg>
  );
}
