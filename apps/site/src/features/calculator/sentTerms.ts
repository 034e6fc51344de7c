import {
  changeTerms,
  defaultTerms,
  formatQuantity,
  quantityState,
  type SliderQuantity,
  type Terms,
} from '@milepost/domain/calculator';
import type { LinkSearch, QuantityName } from '@milepost/domain/calculator/link';
import { readLink } from '@milepost/domain/calculator/read-link';
import { readBox } from '@milepost/ui/SliderField';

/** The numbers of the calculator's form in their order, with their names in a link. */
export const sentNames = [
  ['price', 'price'],
  ['term', 'term'],
  ['apr', 'apr'],
  ['downPayment', 'down'],
] as const satisfies readonly (readonly [SliderQuantity, QuantityName])[];

/**
 * Reads what the calculator's form sends: a link whose numbers are written as a visitor types them.
 * Numbers out of bounds stay, so that the results say what to correct.
 */
export function sentTerms(search: LinkSearch): Terms {
  const { price: _, term: __, apr: ___, down: ____, ...rest } = search;
  const changes: Partial<Record<SliderQuantity, number | null>> = {};
  for (const [quantity, name] of sentNames) {
    const text = search[name];
    const format = (value: number) => formatQuantity(quantity, value);
    const value = readBox(text ?? '', { ...quantityState(defaultTerms, quantity), format });
    // A down payment that is left at its default follows the price.
    if (text !== undefined && value !== defaultTerms[quantity]) changes[quantity] = value;
  }
  return changeTerms(readLink(rest).terms, changes);
}
