import { Select } from '@milepost/ui/Select';
import { type ControlProps, fieldProps } from '../form/FormField.tsx';

/** One choice out of a list. */
export function Choice(props: ControlProps<'select'>) {
  const { options, autoComplete } = props.field;
  return <Select {...fieldProps(props)} options={options} autoComplete={autoComplete} />;
}
