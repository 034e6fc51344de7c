import { isAmbiguousInSpanish, readEnglishNumber, typedNumber } from '../../internal/number.ts';
import type { Bounds } from '../../internal/scale.ts';

/** A scale whose numbers are written in one format. */
export interface WrittenScale extends Bounds {
  /** How a number is shown, such as `$20,000`. */
  format: (value: number) => string;
}

/**
 * The words and symbols that `format` puts around numbers. A visitor may type them or leave them
 * out. The K of a compact format is part of the number: 30K is 30,000. The longest come first: otherwise
 * "month", the singular, would leave the "s" of "months".
 */
export const affixesOf = ({ min, max, format }: WrittenScale): readonly string[] =>
  [min, max]
    .flatMap((end) => format(end).split(/[\s−-]|\p{Nd}(?:\S?\p{Nd})*[.,]?(?:\s?k(?!\p{L}))?/iu))
    .sort((one, other) => other.length - one.length);

/**
 * Reads the box of a SliderField as the field does: `null` for an empty box, `NaN` for text that is
 * not a number. For a page that answers before React hydrates the field, in US English.
 */
export const readBox = (text: string, scale: WrittenScale): number | null =>
  typedNumber(text, readEnglishNumber(text, affixesOf(scale)));

/**
 * Reads the box as {@link readBox} does, in US Spanish: an amount such as `7.000` is not a number,
 * because many readers mean 7,000.
 */
export const readSpanishBox = (text: string, scale: WrittenScale): number | null =>
  isAmbiguousInSpanish(text, affixesOf(scale)) ? Number.NaN : readBox(text, scale);
