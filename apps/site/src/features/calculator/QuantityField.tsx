import { formatQuantity, type SliderQuantity, wholeMonths } from '@milepost/domain/calculator';
import { calculator, calculatorHints } from '@milepost/domain/content/calculator';
import { calculatorLimits } from '@milepost/domain/facts/calculator-limits';
import { SliderField } from '@milepost/ui/SliderField';
import { memo, useCallback } from 'react';
import { useChangeTerms, useQuantity } from './terms.tsx';

const MemoField = memo(SliderField);

export interface QuantityFieldProps {
  readonly quantity: SliderQuantity;
  /** @default the label in the calculator */
  readonly label?: string;
}

/** A slider with a box for one quantity of the terms. */
export function QuantityField({
  quantity,
  label = calculator.fields[quantity],
}: QuantityFieldProps) {
  const dispatch = useChangeTerms();
  const { value, min, max } = useQuantity(quantity);
  return (
    <MemoField
      label={label}
      description={quantity === 'apr' ? calculatorHints.apr : undefined}
      min={min}
      max={max}
      step={calculatorLimits[quantity].step}
      format={useCallback((value) => formatQuantity(quantity, value), [quantity])}
      value={value}
      onChange={useCallback(
        (value) => dispatch({ changes: { [quantity]: value } }),
        [quantity, dispatch],
      )}
      errorMessage={quantity === 'term' ? wholeMonths(value) : undefined}
    />
  );
}
