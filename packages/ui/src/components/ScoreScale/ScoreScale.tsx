'use client';

import { scoreWords } from '../../internal/english.ts';
import { unmarkedList } from '../../internal/listRole.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { classNames } from '../../styles/classNames.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './ScoreScale.css.ts';

/** One named range of scores. */
export interface ScoreRange {
  /** Its name, such as "Good". */
  label: string;
  /** The lowest score in it. */
  from: number;
  /** The highest score in it. */
  to: number;
}

export interface ScoreScaleProps extends Omit<ElementProps<'figure'>, 'children' | 'aria-label'> {
  /** The label: whose score it is and of which kind, such as "Your FICO score". */
  label: string;
  /** The score; `null` for a person without one. A score outside the ranges is shown without a marker on the scale. */
  score: number | null;
  /** Two to five ranges without gaps, lowest first. */
  ranges: readonly ScoreRange[];
}

/** Shows the position of a score among the named ranges of its scale. */
export function ScoreScale({ label, score, ranges, ...props }: ScoreScaleProps) {
  const lowest = ranges[0]?.from ?? 0;
  const highest = ranges.at(-1)?.to ?? 1;
  const words = useWords(scoreWords);
  const current = ranges.find(({ from, to }) => score !== null && score >= from && score <= to);
  const percent = (at: number) => `${(100 * (at - lowest)) / (highest + 1 - lowest)}%`;
  const lastStrength = 4;
  const drawn = ranges.map((range, index) => ({
    ...range,
    isCurrent: range === current,
    className: classNames(
      styles.strengths[
        Math.round((lastStrength * index) / Math.max(1, ranges.length - 1)) as 0 | 1 | 2 | 3 | 4
      ],
      range === current && styles.currentRange,
    ),
  }));

  return (
    <figure {...placed(props, styles.scale)} aria-label={label}>
      <div className={styles.headline}>
        <span className={styles.score}>{score ?? words.noScore}</span>
        {current && <span className={styles.rangeName}>{current.label}</span>}
      </div>
      <div className={styles.drawing} aria-hidden="true">
        {current && score !== null && (
          <svg className={styles.markerTrack} aria-hidden="true">
            <svg x={percent(score + 0.5)} overflow="visible" aria-hidden="true">
              <path
                d="M-8 1h16a1 1 0 0 1 .8 1.6L.9 14.5a1.1 1.1 0 0 1-1.8 0L-8.8 2.6A1 1 0 0 1-8 1z"
                className={styles.marker}
              />
            </svg>
          </svg>
        )}
        <svg className={styles.track} aria-hidden="true">
          {drawn.map(({ from, to, className }) => (
            <rect
              key={from}
              x={percent(from)}
              width={percent(lowest + to + 1 - from)}
              height="100%"
              className={className}
            />
          ))}
          {drawn.slice(1).map(({ from }) => (
            <rect key={from} x={percent(from)} width="2" height="100%" className={styles.gap} />
          ))}
        </svg>
      </div>
      <ol {...unmarkedList} className={styles.ranges}>
        {drawn.map(({ label, from, to, isCurrent, className }) => (
          <li key={from} className={styles.entry} {...(isCurrent && { 'aria-current': true })}>
            <svg aria-hidden="true" className={styles.swatch}>
              <rect width="100%" height="100%" className={className} />
            </svg>
            <span>{label}</span>
            <span className={styles.limits}>{`${from}-${to}`}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
