/** What a field that takes a number allows and how it writes one. Nothing that is typed is changed to fit. */
export interface NumberRange {
  /** The smallest number allowed. */
  min?: number | undefined;
  /** The largest number allowed. */
  max?: number | undefined;
}

const digits = /^-?(\d+|\d{1,3}(,\d{3})+)?(\.\d*)?$/;

/**
 * Reads a number as Americans write it, `1,250.50`, with or without the signs and words that stand
 * around it, such as `$` or `months`. Answers `null` for anything else, `1,50` included, which may
 * mean 1.50 or 150.
 */
export function readNumber(text: string, affixes: readonly string[] = []): number | null {
  const bare = affixes
    .filter((affix) => affix !== '')
    .reduce((rest, affix) => rest.replace(affix, ''), text)
    .replaceAll(/\s/g, '');
  return digits.test(bare) && /\d/.test(bare) ? Number(bare.replaceAll(',', '')) : null;
}

// Made when first asked for: a page's first formatter takes a slow phone a tenth of a second.
let grouped: Intl.NumberFormat | undefined;

/** Writes a number as Americans do: `1,250.5`. */
export function writeNumber(value: number): string {
  grouped ??= new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });
  return grouped.format(value);
}

/** The sentence for a number that is missing or out of range; none while all is well. */
export function rangeProblem(
  text: string,
  value: number | null,
  { min, max }: NumberRange,
  write: (value: number) => string,
): string | undefined {
  if (text.trim() === '') return undefined;
  const isFine = value !== null && value >= (min ?? value) && value <= (max ?? value);
  if (isFine) return undefined;
  if (min !== undefined && max !== undefined) return `Enter ${write(min)} to ${write(max)}`;
  if (value === null) return `Enter a number, like ${write(1250)}`;
  return min !== undefined && value < min
    ? `Enter ${write(min)} or more`
    : `Enter ${write(max ?? value)} or less`;
}
