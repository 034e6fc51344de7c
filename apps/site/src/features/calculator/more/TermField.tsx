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

export type TermFieldProps = { readonly description?: string } & (
  | { readonly quantity: Quantity; readonly offer?: never }
  /** A number of an added offer, by its index among them. */
  | { readonly quantity: (typeof offerQuantities)[number]; readonly offer: number }
);

/**
 * A typed number of the calculator, in a FieldRow. It renders again only when its own number changes.
 */
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
  const inputWidth = offer === undefined ? undefined : 'full';
  const field = { label, description, value, min, max, inputWidth, onChange } as const;
  const suffix = units[quantity];
  if (!suffix) return <MemoMoneyField {...field} />;
  const errorMessage = quantity === 'term' && value !== null ? wholeMonths(value) : undefined;
  return <MemoNumberField {...field} suffix={suffix} errorMessage={errorMessage} />;
}
