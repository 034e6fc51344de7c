import {
  labelOf,
  type offerQuantities,
  type Quantity,
  wholeMonths,
} from '@milepost/domain/calculator';
import { calculator } from '@milepost/domain/content/calculator';
import { MoneyField } from '@milepost/ui/MoneyField';
import { NumberField } from '@milepost/ui/NumberField';
import { memo, useCallback } from 'react';
import { useChangeTerms, useQuantity } from '../terms.tsx';

const MemoMoneyField = memo(MoneyField);
const MemoNumberField = memo(NumberField);

const units: Partial<Record<Quantity, string>> = calculator.units;

/** Props of TermField. */
export type TermFieldProps = { readonly description?: string } & (
  | { readonly quantity: Quantity; readonly offer?: never }
  /** Of an offer beside the first, by its place among them. */
  | { readonly quantity: (typeof offerQuantities)[number]; readonly offer: number }
);

/** A number of the calculator that is typed, in a Grid. It renders again only when its own number changes. */
export function TermField({ quantity, offer, description }: TermFieldProps) {
  const dispatch = useChangeTerms();
  const { value, min, max } = useQuantity(quantity, offer);
  const onChange = useCallback(
    (value: number | null) => {
      const changes = { [quantity]: value };
      dispatch(offer === undefined ? { changes } : { offer, changes });
    },
    [quantity, offer, dispatch],
  );
  const label = labelOf(quantity);
  // In a row of a Grid the boxes stand in line, beside a label or a hint of more lines too.
  const field = { label, description, value, min, max, onChange, alignSelf: 'end' as const };
  const suffix = units[quantity];
  if (!suffix) return <MemoMoneyField {...field} />;
  const errorMessage = quantity === 'term' && value !== null ? wholeMonths(value) : undefined;
  return <MemoNumberField {...field} suffix={suffix} errorMessage={errorMessage} />;
}
