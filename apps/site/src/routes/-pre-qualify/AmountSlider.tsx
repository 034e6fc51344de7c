import { wholeDollars } from '@milepost/domain/input/format';
import { SliderField } from '@milepost/ui/SliderField';
import type { ComponentProps } from 'react';
import type { SliderControl } from '../../features/form/FormFields.tsx';

/** An amount in whole dollars, set by a slider or typed beside it. */
export function AmountSlider({ range, defaultValue, ...field }: ComponentProps<SliderControl>) {
  const { min, max, step } = range;
  return (
    <SliderField
      {...field}
      {...{ min, max, step }}
      defaultValue={defaultValue ?? range.default}
      format={wholeDollars}
    />
  );
}
