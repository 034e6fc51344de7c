import type { ElementProps } from '../../internal/props.ts';

/** One kind of value that a chart draws, such as the principal of every month. */
export interface ChartSeries<Key extends string = string> {
  /** The field of each point that has the value. */
  key: Key;
  /** Its name in the legend, the readout and the table: "Principal". */
  label: string;
  /** The words after its value in the announced sentence: `left` for "$7,274 left". @default the label */
  unit?: string | undefined;
  /**
   * The index of the last point at which an AreaChart draws it, such as a loan's last payment. Later values are
   * in the readout and in the table only. @default the last point
   */
  lastIndex?: number | undefined;
}

/** The values of some fields. If the names of the fields are unknown, other fields may be anything. */
export type ChartValues<Key extends string> = string extends Key
  ? { readonly [field: string]: string | number | null | undefined }
  : { readonly [Field in Key]?: number | null | undefined };

/** The values at one position of a chart. A value that is missing, `null`, `NaN` or infinite is a gap. */
export type ChartPoint<Key extends string = string> = {
  /** An ISO 8601 month or day, such as `2029-11` or `2029-11-05`, or any other name. It is unique. */
  readonly x: string;
} & ChartValues<Key>;

export interface ChartProps<Key extends string> extends Omit<ElementProps<'div'>, 'children'> {
  /** The name of the chart for assistive technology, and the caption of its table: "What is left to pay". */
  label: string;
  /** One to three series, in the order in which they are drawn. */
  series: readonly ChartSeries<Key>[];
  /**
   * The points in order. If every `x` is a month or a day, the axis is a time axis with dates of the
   * locale. Otherwise the names are shown.
   */
  points: readonly ChartPoint<NoInfer<Key>>[];
  /** The format of the values. An invalid one throws a RangeError. @default the locale's number format */
  format?: Intl.NumberFormatOptions | undefined;
  /**
   * The index of the point in the readout, or `null` for none (controlled). If it is undefined, the chart
   * manages it.
   */
  selectedIndex?: number | null | undefined;
  /** Called with the index of the point under the pointer or the keyboard, and with `null` when it leaves. */
  onSelectionChange?: ((index: number | null) => void) | undefined;
}
