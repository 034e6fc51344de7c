'use client';

import { area, line, stack } from 'd3-shape';
import { Fragment, type ReactNode } from 'react';
import { useLocale } from '../../internal/locale.ts';
import { classNames } from '../../styles/classNames.ts';
import * as styles from './chart.css.ts';
import { isDrawable, percent, ticksOf, timesOf, valueScale } from './chart.ts';
import { Fill, lookOf, Patterns } from './Fill.tsx';
import { Plot } from './Plot.tsx';
import type { ChartPoint, ChartProps, ChartSeries } from './types.ts';

export interface AreaChartProps<Key extends string> extends ChartProps<Key> {
  /** Whether the series are parts of one amount and lie on top of each other. @default false */
  isStacked?: boolean | undefined;
  /** A series to compare with, drawn as a dashed line: the balance without extra payments. */
  comparison?: ChartSeries<Key> | undefined;
  /**
   * SVG content that is drawn on the first series at the selected point, or at the first point if none is
   * selected, and turned along the line, such as a car. Its origin is the point.
   */
  marker?: ReactNode | undefined;
  /** Signs on the line of zero, such as one for each year of a loan. They are shown to sighted users only. */
  landmarks?: readonly ChartLandmark[] | undefined;
  /** Names of areas with their amounts, in the plot. They are shown to sighted users only. */
  notes?: readonly ChartNote[] | undefined;
}

/** A sign at a point of the horizontal axis. */
export interface ChartLandmark {
  /** The index of its point. */
  readonly index: number;
  /** One or two characters: the year of a loan. */
  readonly label: string;
}

/** Two short lines of text in the plot. */
export interface ChartNote {
  /** The index of its point. The text is toward the middle of the plot from there. */
  readonly index: number;
  /** The value above which it is. */
  readonly value: number;
  /** Its first line, in bold: "$2,441". */
  readonly label: string;
  /** Its second line: "Interest". */
  readonly text?: string | undefined;
  /** The key of the series that it names. The legend leaves that series out where the text is shown. */
  readonly names?: string | undefined;
  /** Whether the text is at the top of the plot, and a line leads down to the value. @default false */
  readonly hasLine?: boolean | undefined;
}

/** The lower and the upper end of a series at each point, or undefined where it has a gap. */
type Layer = readonly (readonly [low: number, high: number] | undefined)[];

/** Returns the position of each point, from 0 at the start to 1, in proportion to time on a time axis. */
function positionsOf(points: readonly ChartPoint[]) {
  const times = timesOf(points) ?? points.map((_, index) => index);
  const first = times[0] ?? 0;
  const span = (times.at(-1) ?? 0) - first;
  return times.map((time) => (span > 0 ? (time - first) / span : 0.5));
}

/** The decimal places of positions from 0 to 1: a tenth of a pixel in a plot 1000 px wide. */
const digits = 4;

/** Returns the values of a series up to the last one that is drawn. */
const drawnOf = <Value,>(values: readonly Value[], series: ChartSeries | undefined) =>
  values.slice(0, (series?.lastIndex ?? values.length) + 1);

/** Shows how one or several amounts change over time. */
export function AreaChart<Key extends string>({
  isStacked = false,
  comparison,
  marker,
  landmarks = [],
  notes = [],
  ...props
}: AreaChartProps<Key>) {
  const { series } = props;
  const points: readonly ChartPoint[] = props.points;
  const locale = useLocale();
  const valuesOf = (key: string) => points.map((point) => point[key]);

  const isWhole = points.map((point) => series.every(({ key }) => isDrawable(point[key])));
  const stacked = stack<ChartPoint>()
    .keys(series.map(({ key }) => key))
    .value((point, key) => Number(point[key]));
  const whole: Layer[] = isStacked
    ? stacked([...points]).map((layer) =>
        layer.map(([low, high], index) => (isWhole[index] ? [low, high] : undefined)),
      )
    : series.map(({ key }) =>
        valuesOf(key).map((value) => (isDrawable(value) ? [0, value] : undefined)),
      );
  const layers = whole.map((layer, index) => drawnOf(layer, series[index]));
  const compared = comparison ? drawnOf(valuesOf(comparison.key), comparison) : [];
  const scale = valueScale([
    ...layers.flatMap((layer) => layer.flatMap((ends) => ends ?? [])),
    ...compared.filter(isDrawable),
  ]);
  const centers = positionsOf(points);

  const x = (_: unknown, index: number) => centers[index] ?? 0;
  const shape = area<Layer[number]>()
    .digits(digits)
    .defined((ends) => ends !== undefined)
    .x(x)
    .y0((ends) => scale.positionOf(ends?.[0] ?? 0))
    .y1((ends) => scale.positionOf(ends?.[1] ?? 0));
  const edge = line<unknown>()
    .digits(digits)
    .defined(isDrawable)
    .x(x)
    .y((value) => scale.positionOf(Number(value)));
  /** Draws the points between two gaps, which are too short for a line. */
  const dots = (values: readonly unknown[]) =>
    values
      .map((value, index) =>
        isDrawable(value) && !isDrawable(values[index - 1]) && !isDrawable(values[index + 1])
          ? `M${x(value, index)},${scale.positionOf(value)}h0`
          : '',
      )
      .join('');
  /** Returns the position of the first series at a point, from 0 at the top to 1. */
  const heightAt = (index: number) => scale.positionOf(layers[0]?.[index]?.[1] ?? 0);
  const end = (layers[0]?.length ?? 0) - 1;
  /** Returns the index of the point of the marker, which stays on the line. */
  const markedAt = (selected: number | null) => Math.min(selected ?? 0, end);
  /** Returns the angle of the first series at a point, in a plot of any width. */
  const angleAt = (index: number) => {
    const [from, to] = [Math.max(0, index - 1), Math.min(end, index + 1)];
    const [fall, run] = [heightAt(to) - heightAt(from), (centers[to] ?? 0) - (centers[from] ?? 0)];
    return `atan2(${fall} * ${styles.plotHeight}, ${run} * 100cqi)`;
  };
  const lines = [
    ...series.map(({ key }, index) => ({
      key,
      values: (layers[index] ?? []).map((ends) => ends?.[1]),
      className: styles.edge[lookOf(index)],
    })),
    ...(comparison
      ? [{ key: comparison.key, values: compared, className: styles.comparison }]
      : []),
  ];

  return (
    <Plot
      {...props}
      {...{ points, comparison, scale, centers }}
      named={notes.map(({ names }) => names)}
      axis={
        <svg aria-hidden="true" className={styles.timeAxis}>
          {ticksOf(points, locale).map(({ index, text, from }) => (
            <svg key={index} x={percent(centers[index] ?? 0)} overflow="visible" aria-hidden="true">
              <line y2="4" className={styles.zero} />
              <text
                y="1.5em"
                data-from={from}
                data-end={index === 0 ? 'first' : index === points.length - 1 ? 'last' : undefined}
                className={styles.timeTick}
              >
                {text}
              </text>
            </svg>
          ))}
        </svg>
      }
      draw={({ patterns, selected }) => (
        <>
          <defs>
            {layers.map((layer, index) => (
              <clipPath
                key={series[index]?.key}
                id={`${patterns}-area-${index}`}
                clipPathUnits="objectBoundingBox"
              >
                <path d={shape(layer) ?? ''} className={styles.follows} />
              </clipPath>
            ))}
          </defs>
          {comparison && (
            <svg
              viewBox="0 0 1 1"
              preserveAspectRatio="none"
              width="100%"
              height="100%"
              aria-hidden="true"
            >
              <path
                d={
                  shape(compared.map((value) => (isDrawable(value) ? [0, value] : undefined))) ?? ''
                }
                className={styles.compared}
              />
            </svg>
          )}
          {!isStacked && <Patterns id={`${patterns}-over`} isOver />}
          {layers.map((_, index) => {
            const isOver = !isStacked && index > 0;
            return (
              <g key={series[index]?.key} opacity={isStacked || isOver ? 1 : 0.35}>
                <Fill
                  look={lookOf(index)}
                  patterns={isOver ? `${patterns}-over` : patterns}
                  isOver={isOver}
                  width="100%"
                  height="100%"
                  clipPath={`url(#${patterns}-area-${index})`}
                />
              </g>
            );
          })}
          <svg
            aria-hidden="true"
            viewBox="0 0 1 1"
            preserveAspectRatio="none"
            width="100%"
            height="100%"
            overflow="visible"
          >
            {comparison && (
              <path
                d={edge(compared) ?? ''}
                vectorEffect="non-scaling-stroke"
                className={styles.halo}
              />
            )}
            {lines.map(({ key, values, className }) => (
              <Fragment key={key}>
                <path
                  d={edge(values) ?? ''}
                  vectorEffect="non-scaling-stroke"
                  className={className}
                />
                <path
                  d={dots(values)}
                  vectorEffect="non-scaling-stroke"
                  className={`${className} ${styles.single}`}
                />
              </Fragment>
            ))}
          </svg>
          {landmarks.map(({ index, label }) => {
            const x = percent(centers[index] ?? 0);
            return (
              <svg key={index} x={x} y="100%" aria-hidden="true" overflow="visible">
                <path d="M0 0v-9M-11-27h22v18h-22z" className={styles.landmark} />
                <text y="-14" className={styles.landmarkLabel}>
                  {label}
                </text>
              </svg>
            );
          })}
          {notes.map(({ index, value, label, text, hasLine = false }) => {
            const center = centers[index] ?? 0;
            const height = percent(scale.positionOf(value));
            const side = center > 0.5 ? 'end' : 'start';
            const line = {
              x: hasLine ? (side === 'end' ? -8 : 8) : 0,
              className: styles.note[side],
            };
            return (
              <svg
                key={label}
                x={percent(center)}
                y={hasLine ? 0 : height}
                data-from="16"
                aria-hidden="true"
                overflow="visible"
                className={styles.withSpace}
              >
                {hasLine && (
                  <>
                    <line y2={height} className={styles.noteLine} />
                    <circle cy={height} r="3" className={styles.noteLine} />
                  </>
                )}
                <text {...line} y={hasLine ? '0.8em' : '-1.8em'} fontWeight="bold">
                  {label}
                </text>
                <text {...line} y={hasLine ? '2.1em' : '-0.5em'}>
                  {text}
                </text>
              </svg>
            );
          })}
          {selected !== null && (
            <svg
              x={percent(centers[selected] ?? 0)}
              aria-hidden="true"
              overflow="visible"
              className={styles.cursor}
            >
              <line y2="100%" />
              {lines.map(({ key, values }) => {
                const value = values[selected];
                if (!isDrawable(value)) return null;
                return <circle key={key} cy={percent(scale.positionOf(value))} r="4" />;
              })}
            </svg>
          )}
          {marker !== undefined && (
            <svg
              x={percent(centers[markedAt(selected)] ?? 0)}
              y={percent(heightAt(markedAt(selected)))}
              aria-hidden="true"
              overflow="visible"
              className={classNames(styles.marker, selected === null && styles.atStart)}
            >
              <g style={{ rotate: angleAt(markedAt(selected)) }}>{marker}</g>
            </svg>
          )}
        </>
      )}
    />
  );
}
