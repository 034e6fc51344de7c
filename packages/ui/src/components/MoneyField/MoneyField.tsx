'use client';

import { NumberField, type NumberFieldProps } from '../NumberField/index.ts';

/** Props of MoneyField; also accepts an input's attributes, such as `autoComplete`. */
export interface MoneyFieldProps
  extends Omit<NumberFieldProps, 'prefix' | 'suffix' | 'format' | 'inputMode'> {}

// Made when first asked for: a page's first formatter takes a slow phone a tenth of a second.
let wholeDollars: Intl.NumberFormat | undefined;
let cents: Intl.NumberFormat | undefined;

function format(dollars: number): string {
  wholeDollars ??= new Intl.NumberFormat('en-US');
  cents ??= new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 });
  return (Number.isInteger(dollars) ? wholeDollars : cents).format(dollars);
}

/** An amount in dollars, whole or with cents, as `1,250` or `1250.50`. */
export function MoneyField(props: MoneyFieldProps) {
  return <NumberField {...props} prefix="$" format={format} inputMode="decimal" />;
}
