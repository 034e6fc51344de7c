import { scaleIdentity } from 'd3-scale';
import type { ChartPoint } from './types.ts';

/** Whether a value can be drawn. */
export const isDrawable = (value: unknown): value is number => Number.isFinite(value);

/** Returns a share of an `<svg>`'s width or height as a length. */
export const percent = (share: number) => `${Math.round(share * 1e5) / 1e3}%`;

/** The vertical scale of a chart: its ticks, and the position of a value, from 0 at the top to 1. */
export interface ValueScale {
  ticks: readonly number[];
  positionOf: (value: number) => number;
}

/** About the number of intervals: most scales have 4 or 5 ticks. */
const tickCount = 3;

/** Creates a scale of round numbers that contains 0 and all values. */
export function valueScale(values: readonly number[]): ValueScale {
  const low = Math.min(0, ...values);
  const high = Math.max(0, ...values);
  // scaleLinear has the same ticks, and 5 kB of interpolation between colors and dates.
  const scale = scaleIdentity([low, low === high ? 1 : high]).nice(tickCount);
  const [start = 0, end = 1] = scale.domain();
  return {
    ticks: scale.ticks(tickCount),
    positionOf: (value) => (end - value) / (end - start),
  };
}

const isoDate = /^\d{4}-\d{2}(-\d{2})?$/;

/** Returns the times of points whose `x` is a month or a day, or undefined if one of them is not. */
export function timesOf(points: readonly ChartPoint[]): readonly number[] | undefined {
  const times = points.map(({ x }) => (isoDate.test(x) ? Date.parse(x) : Number.NaN));
  return times.every(Number.isFinite) ? times : undefined;
}

/** Returns a formatter of dates that shows the day only if the points have days. */
const dateFormat = (
  points: readonly ChartPoint[],
  locale: string,
  month: 'long' | 'short',
  hasYear: boolean,
) => {
  const hasDay = points.some(({ x }) => x.length > 'YYYY-MM'.length);
  return new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    month,
    ...(hasDay && { day: 'numeric' }),
    ...((hasYear || !hasDay) && { year: 'numeric' }),
  });
};

/** Returns the full name of each point, such as "November 2029". */
export function namesOf(points: readonly ChartPoint[], locale: string): readonly string[] {
  const times = timesOf(points);
  if (!times) return points.map(({ x }) => x);
  const format = dateFormat(points, locale, 'long', true);
  return times.map((time) => format.format(time));
}

/** A label of the horizontal axis. */
export interface Tick {
  /** The index of its point. */
  index: number;
  text: string;
  /** The minimum width of the chart, in em, at which there is space for the label. */
  from: 0 | 16 | 32 | 48;
}

const twoYears = 2 * 366 * 24 * 60 * 60 * 1000;

/** Returns a tick for each year if the points span at least two, or else for each point. */
function textsOf(points: readonly ChartPoint[], locale: string) {
  const times = timesOf(points);
  if (!times) return points.map(({ x }, index) => ({ index, text: x }));
  const [first = 0] = times;
  if ((times.at(-1) ?? 0) - first < twoYears) {
    const format = dateFormat(points, locale, 'short', false);
    return times.map((time, index) => ({ index, text: format.format(time) }));
  }
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', year: 'numeric' });
  return points.flatMap(({ x }, index) => {
    const isFirst =
      index === 0 ? x.slice(5, 7) === '01' : x.slice(0, 4) !== points[index - 1]?.x.slice(0, 4);
    return isFirst ? [{ index, text: format.format(times[index]) }] : [];
  });
}

/** The width in em of a chart that is narrower than every other one, and the space for the vertical axis. */
const least = 10;
const axisWidth = 3;
/** The width of a character and of the gap between two labels, in em. */
const characterWidth = 0.55;
const gapWidth = 1;

/** Returns the labels of the horizontal axis that have space in a chart of some width. */
export function ticksOf(points: readonly ChartPoint[], locale: string): readonly Tick[] {
  const texts = textsOf(points, locale);
  const longest = Math.max(0, ...texts.map(({ text }) => text.length));
  const needed = texts.length * (longest * characterWidth + gapWidth);
  // Every stride is a power of 2, so that a wider chart has the labels of a narrower one and more.
  const strideAt = (from: number) =>
    2 ** Math.max(0, Math.ceil(Math.log2(needed / (Math.max(least, from) - axisWidth))));
  return texts.flatMap(({ index, text }, at) => {
    const from = ([0, 16, 32, 48] as const).find((width) => at % strideAt(width) === 0);
    return from === undefined ? [] : [{ index, text, from }];
  });
}

/** Formats the ticks of the vertical axis, in short: `$7.5K`. */
export const tickFormatOf = (locale: string, options: Intl.NumberFormatOptions | undefined) =>
  new Intl.NumberFormat(locale, {
    ...options,
    notation: 'compact',
    minimumSignificantDigits: 1,
    maximumSignificantDigits: 3,
  });
