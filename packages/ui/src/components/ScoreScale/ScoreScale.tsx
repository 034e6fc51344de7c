'use client';

import type { ReactNode } from 'react';
import { scoreWords } from '../../internal/english.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { tableRoles } from '../../internal/tableRoles.ts';
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
  /** What it means, in a sentence. Shown below its name. */
  description?: ReactNode | undefined;
}

export interface ScoreScaleProps extends Omit<ElementProps<'figure'>, 'children' | 'aria-label'> {
  /** The label: whose score it is and of which kind, such as "Your FICO score". */
  label: string;
  /** The score; `null` for a person without one. A score outside the ranges is shown without a marker on the scale. */
  score: number | null;
  /** Two to five ranges without gaps, lowest first. */
  ranges: readonly ScoreRange[];
  /** `large` draws the score above its point on a high bar, for the main figure of a page. @default 'medium' */
  size?: 'medium' | 'large' | undefined;
}

/** Keeps a drawn score inside the scale near its ends. */
const anchorAt = (share: number) => {
  if (share < 0.15) return 'start';
  return share > 0.85 ? 'end' : 'middle';
};

interface DrawnScoreProps {
  readonly score: number;
  readonly name: string;
  /** Its place on the scale, from 0 to 1. */
  readonly at: number;
}

/** The score above its marker, and the name of its range on the side with more space. */
function DrawnScore({ score, name, at }: DrawnScoreProps) {
  const anchor = anchorAt(at);
  const isNameFirst = at > 0.5;
  // A hidden name on the other side keeps the score in the middle.
  const isMiddle = anchor === 'middle';
  const visibilityIf = (isShown: boolean) => (isShown ? undefined : 'hidden');
  const hasBefore = isMiddle || isNameFirst;
  return (
    <text y="-36" className={styles.drawnScore} textAnchor={anchor}>
      {hasBefore && (
        <tspan visibility={visibilityIf(isNameFirst)} className={styles.drawnName}>
          {name}
        </tspan>
      )}
      <tspan dx={hasBefore ? space : undefined}>{score}</tspan>
      {(isMiddle || !isNameFirst) && (
        <tspan dx={space} visibility={visibilityIf(!isNameFirst)} className={styles.drawnName}>
          {name}
        </tspan>
      )}
    </text>
  );
}

/** Between a score and the name of its range, in pixels. */
const space = 8;

/** Shows the position of a score among the named ranges of its scale. */
export function ScoreScale({ label, score, ranges, size = 'medium', ...props }: ScoreScaleProps) {
  const lowest = ranges[0]?.from ?? 0;
  const highest = ranges.at(-1)?.to ?? 1;
  const words = useWords(scoreWords);
  const current = ranges.find(({ from, to }) => score !== null && score >= from && score <= to);
  const shareOf = (at: number) => (at - lowest) / (highest + 1 - lowest);
  const percent = (at: number) => `${100 * shareOf(at)}%`;
  const isDrawn = size === 'large' && current !== undefined && score !== null;
  const drawn = ranges.map((range, index) => ({
    ...range,
    isCurrent: range === current,
    className:
      styles.strengths[
        Math.round(((styles.strengths.length - 1) * index) / Math.max(1, ranges.length - 1))
      ],
  }));

  return (
    <figure {...placed(props, styles.scale)} aria-label={label}>
      <div className={isDrawn ? styles.spoken : styles.headline}>
        <span className={styles.score}>{score ?? words.noScore}</span>
        {current && <span className={styles.rangeName}>{current.label}</span>}
      </div>
      <div className={styles.drawing} aria-hidden="true">
        {current && score !== null && (
          <svg className={isDrawn ? styles.scoreTrack : styles.markerTrack} aria-hidden="true">
            <svg
              x={percent(score + 0.5)}
              y={isDrawn ? '100%' : undefined}
              overflow="visible"
              aria-hidden="true"
            >
              {isDrawn && <DrawnScore score={score} name={current.label} at={shareOf(score)} />}
              <path
                d="M-8 1h16a1 1 0 0 1 .8 1.6L.9 14.5a1.1 1.1 0 0 1-1.8 0L-8.8 2.6A1 1 0 0 1-8 1z"
                transform={isDrawn ? 'translate(0 -18)' : undefined}
                className={styles.marker}
              />
            </svg>
          </svg>
        )}
        <svg className={styles.track[size]} aria-hidden="true">
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
          {current && (
            <svg
              x={percent(current.from)}
              width={percent(lowest + current.to + 1 - current.from)}
              height="100%"
              aria-hidden="true"
            >
              <rect width="100%" height="100%" className={styles.currentRange} />
            </svg>
          )}
        </svg>
        {isDrawn && (
          <svg className={styles.ticks} aria-hidden="true">
            {drawn.slice(1).map(({ from }) => (
              <rect key={from} x={percent(from)} width="2" height="100%" className={styles.tick} />
            ))}
          </svg>
        )}
      </div>
      <table {...tableRoles.table} aria-label={label} className={styles.ranges}>
        <tbody {...tableRoles.rowGroup} className={styles.body}>
          {drawn.map(({ label, from, to, description, isCurrent, className }) => (
            <tr
              key={from}
              {...tableRoles.row}
              className={styles.entry}
              {...(isCurrent && { 'aria-current': true })}
            >
              <th {...tableRoles.rowHeader} scope="row" className={styles.name}>
                <svg aria-hidden="true" className={styles.swatch}>
                  <rect width="100%" height="100%" className={className} />
                </svg>
                <span>{label}</span>
              </th>
              <td {...tableRoles.cell} className={styles.limits}>{`${from}–${to}`}</td>
              {description && (
                <td {...tableRoles.cell} className={styles.description}>
                  {description}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
