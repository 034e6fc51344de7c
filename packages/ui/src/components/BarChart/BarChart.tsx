'use client';

import { scaleBand } from 'd3-scale';
import { useLocale } from '../../internal/locale.ts';
import { isDrawable, percent, ticksOf, timesOf, valueScale } from '../AreaChart/chart.ts';
import { Fill, lookOf } from '../AreaChart/Fill.tsx';
import { Plot } from '../AreaChart/Plot.tsx';
import type { ChartPoint, ChartProps } from '../AreaChart/types.ts';
import * as styles from './BarChart.css.ts';

export interface BarChartProps<Key extends string> extends ChartProps<Key> {}

const gapInGroup = 0.1;
const gapBesideGroup = 0.35;

/** Compares amounts by vertical bars: of a few weeks or months, or of a few categories. */
export function BarChart<Key extends string>(props: BarChartProps<Key>) {
  const { series } = props;
  const points: readonly ChartPoint[] = props.points;
  const locale = useLocale();
  const values = points.flatMap((point) => series.map(({ key }) => point[key]).filter(isDrawable));
  const scale = valueScale(values);
  const groups = scaleBand(points.keys(), [0, 1])
    .paddingInner(gapBesideGroup)
    .paddingOuter(gapBesideGroup / 2);
  const bars = scaleBand(series.keys(), [0, groups.bandwidth()]).paddingInner(gapInGroup);
  const step = 1 / Math.max(1, points.length);
  const zero = scale.positionOf(0);
  const isTime = timesOf(points) !== undefined;
  const ticks = new Map(ticksOf(points, locale).map((tick) => [tick.index, tick]));

  return (
    <Plot
      {...props}
      {...{ points, scale }}
      centers={points.map((_, index) => (index + 0.5) * step)}
      axis={
        <div aria-hidden="true" className={styles.axis}>
          {points.map(({ x }, index) => (
            <span key={x} className={isTime ? styles.date : styles.category}>
              {isTime ? (
                <span data-from={ticks.get(index)?.from} className={styles.dateText}>
                  {ticks.get(index)?.text}
                </span>
              ) : (
                x
              )}
            </span>
          ))}
        </div>
      }
      draw={({ patterns, selected }) => (
        <>
          {selected !== null && (
            <rect
              x={percent(selected * step)}
              width={percent(step)}
              height="100%"
              className={styles.selected}
            />
          )}
          {points.map((point, index) =>
            series.map(({ key }, at) => {
              const value = point[key];
              if (!isDrawable(value)) return null;
              const end = scale.positionOf(value);
              return (
                <Fill
                  key={`${point.x} ${key}`}
                  patterns={patterns}
                  look={lookOf(at)}
                  x={percent((groups(index) ?? 0) + (bars(at) ?? 0))}
                  width={percent(bars.bandwidth())}
                  y={percent(Math.min(zero, end))}
                  height={percent(Math.abs(end - zero))}
                />
              );
            }),
          )}
        </>
      )}
    />
  );
}
