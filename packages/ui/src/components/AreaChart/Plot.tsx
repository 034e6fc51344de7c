'use client';

import { type PointerEvent, type ReactNode, useId, useRef, useState } from 'react';
import { chartWords } from '../../internal/english.ts';
import { unmarkedList } from '../../internal/listRole.ts';
import { useLocale, useWords } from '../../internal/locale.ts';
import { valueFormat } from '../../internal/number.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './chart.css.ts';
import { isDrawable, namesOf, percent, tickFormatOf, type ValueScale } from './chart.ts';
import { DashedSwatch, lookOf, Patterns, Swatch } from './Fill.tsx';
import type { ChartProps, ChartSeries } from './types.ts';

interface PlotProps extends ChartProps<string> {
  comparison?: ChartSeries | undefined;
  scale: ValueScale;
  /** The keys of series that have their name in the plot. */
  named?: readonly (string | undefined)[] | undefined;
  /** The center of each point, from 0 at the start to 1. */
  centers: readonly number[];
  /** The labels of the horizontal axis. */
  axis: ReactNode;
  /** Draws the points, in an `<svg>` of the size of the plot. */
  draw: (options: { patterns: string; selected: number | null }) => ReactNode;
}

/** Returns the index of the center that is closest to a position. */
const closest = (centers: readonly number[], position: number) =>
  centers.reduce(
    (best, center, index) =>
      Math.abs(center - position) < Math.abs((centers[best] ?? 0) - position) ? index : best,
    0,
  );

/** Draws what all charts with axes share: the legend, the axes, the readout and the table. */
export function Plot({
  label,
  series,
  points,
  comparison,
  format,
  selectedIndex,
  onSelectionChange,
  named = [],
  scale,
  centers,
  axis,
  draw,
  ...props
}: PlotProps) {
  const locale = useLocale();
  const words = useWords(chartWords);
  const patterns = useId();
  const input = useRef<HTMLInputElement>(null);
  const [ownIndex, setOwnIndex] = useState<number | null>(null);
  const given = selectedIndex === undefined ? ownIndex : selectedIndex;
  const selected = given !== null && given in points ? given : null;
  const select = (index: number | null) => {
    if (index === selected) return;
    setOwnIndex(index);
    onSelectionChange?.(index);
  };
  const selectAt = ({ clientX, currentTarget }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect();
    const share = (clientX - left) / width;
    select(closest(centers, currentTarget.matches(':dir(rtl)') ? 1 - share : share));
  };

  const write = valueFormat(locale, format);
  const writeTick = tickFormatOf(locale, format);
  const names = namesOf(points, locale);
  const all = comparison ? [...series, comparison] : series;
  const valuesAt = (index: number) =>
    all.map((one, at) => ({
      ...one,
      value: points[index]?.[one.key],
      swatch:
        one === comparison ? <DashedSwatch /> : <Swatch patterns={patterns} look={lookOf(at)} />,
    }));
  const sentenceAt = (index: number) =>
    words.reading(
      names[index] ?? '',
      valuesAt(index).map(({ label: name, unit = name, value }) =>
        isDrawable(value) ? `${write(value)} ${unit}` : words.noValue(name),
      ),
    );
  const isEmpty = points.every((point) => !all.some(({ key }) => isDrawable(point[key])));

  return (
    <div {...placed(props, styles.chart)}>
      {all.length > 1 && !isEmpty && (
        <ul
          {...unmarkedList}
          aria-hidden="true"
          className={series.every(({ key }) => named.includes(key)) ? styles.spare : styles.legend}
        >
          {valuesAt(0).map(({ key, label: name, swatch }) => (
            <li key={key} className={named.includes(key) ? styles.named : styles.entry}>
              {swatch}
              <span className={styles.name}>{name}</span>
            </li>
          ))}
        </ul>
      )}
      {isEmpty ? (
        <p className={styles.empty}>{words.noData}</p>
      ) : (
        <div className={styles.frame}>
          <div aria-hidden="true" className={styles.valueAxis}>
            {scale.ticks.map((tick) => (
              <span key={tick} className={styles.valueTick}>
                {writeTick.format(tick)}
              </span>
            ))}
          </div>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: its input does the same by keys. */}
          <div
            className={styles.plot}
            onPointerMove={selectAt}
            onPointerDown={selectAt}
            // The input takes focus instead, so that arrow keys continue here, and a tap elsewhere ends the readout.
            onMouseDown={(event) => event.preventDefault()}
            onPointerUp={() => input.current?.focus({ preventScroll: true })}
            // The finger scrolls the page.
            onPointerCancel={() => select(null)}
            onPointerLeave={({ pointerType }) => {
              const hasFocus = input.current === document.activeElement;
              if (pointerType === 'mouse' && !hasFocus) select(null);
            }}
          >
            <svg aria-hidden="true" className={styles.drawing}>
              <Patterns id={patterns} />
              {scale.ticks.map((tick) => (
                <line
                  key={tick}
                  x2="100%"
                  y1={percent(scale.positionOf(tick))}
                  y2={percent(scale.positionOf(tick))}
                  className={tick === 0 ? styles.zero : styles.grid}
                />
              ))}
              {draw({ patterns, selected })}
            </svg>
            <input
              ref={input}
              type="range"
              aria-label={label}
              aria-valuetext={sentenceAt(selected ?? 0)}
              autoComplete="off"
              min={0}
              max={points.length - 1}
              value={selected ?? 0}
              className={styles.input}
              onChange={({ currentTarget }) => select(currentTarget.valueAsNumber)}
              onFocus={() => select(selected ?? 0)}
              onBlur={() => select(null)}
            />
            {selected !== null && (
              <div
                aria-hidden="true"
                className={styles.readout[(centers[selected] ?? 0) < 0.5 ? 'end' : 'start']}
              >
                <span className={styles.pointName}>{names[selected]}</span>
                {valuesAt(selected).map(({ key, label: name, value, swatch }) => (
                  <span key={key} className={styles.entry}>
                    {swatch}
                    <span className={styles.name}>{name}</span>
                    <span className={styles.value}>{write(value)}</span>
                  </span>
                ))}
              </div>
            )}
          </div>
          {axis}
        </div>
      )}
      {points.length > 0 && (
        <div className={styles.table}>
          <table>
            <caption>{label}</caption>
            <thead>
              <tr>
                <td />
                {all.map((one) => (
                  <th key={one.key} scope="col">
                    {one.label}
                  </th>
                ))}
              </tr>
            </thead>
            {/* Changed rows are replaced as one: Orca drops announcements among more than 50 changes. */}
            <tbody key={JSON.stringify(points)}>
              {points.map((point, index) => (
                <tr key={point.x}>
                  <th scope="row">{names[index]}</th>
                  {all.map(({ key }) => (
                    <td key={key}>{write(point[key])}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </div>
  );
}
