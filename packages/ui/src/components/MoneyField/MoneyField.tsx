'use client';

import { useLocale } from '../../internal/locale.ts';
import { writeNumber } from '../../internal/number.ts';
import { NumberField, type NumberFieldProps } from '../NumberField/index.ts';

/** Also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface MoneyFieldProps
  extends Omit<NumberFieldProps, 'prefix' | 'suffix' | 'format' | 'inputMode'> {}

/** An amount in dollars, whole or with cents, as `1,250` or `1250.50`. */
export function MoneyField(props: MoneyFieldProps) {
  const locale = useLocale();
  const format = (dollars: number) =>
    writeNumber(dollars, locale, { minimumFractionDigits: Number.isInteger(dollars) ? 0 : 2 });
  return <NumberField {...props} prefix="$" format={format} inputMode="decimal" />;
}
