'use client';

import { useLocale } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/index.ts';

/** Also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface MoneyFieldProps
  extends Omit<NumberFieldProps, 'prefix' | 'suffix' | 'format' | 'inputMode' | 'maxDecimals'> {
  /** The smallest amount allowed. A credit or a correction requires a negative one. @default 0 */
  min?: number | undefined;
}

/**
 * An amount in dollars, whole or with cents, as `1,250` or `1250.50`. Its thousands are grouped on blur.
 * Fractions of a cent show an error and are never rounded, so round a calculated amount before you set it.
 */
export function MoneyField({ min = 0, ...props }: MoneyFieldProps) {
  const locale = useLocale();
  const format = (dollars: number) =>
    writeNumber(dollars, locale, { minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2 });
  return (
    <NumberField
      {...props}
      min={min}
      maxDecimals={2}
      prefix="$"
      format={format}
      inputMode="decimal"
    />
  );
}
