import { wholeDollars } from '@milepost/domain/input/format';
import { SliderField } from '@milepost/ui/SliderField';
import { type ControlProps, fieldProps } from '../form/FormField.tsx';

/** An amount in whole dollars, set by a slider or typed beside it. */
export function AmountSlider(props: ControlProps<'slider'>) {
  const { min, max, step, default: defaultValue } = props.field.range;
  const { shouldMarkOptional: _, ...shared } = fieldProps(props);
  return <SliderField {...shared} {...{ min, max, step, defaultValue }} format={wholeDollars} />;
}
