import { MoneyField } from '@milepost/ui/MoneyField';
import { type ControlProps, fieldProps } from '../form/FormField.tsx';

/** An amount in dollars and cents. */
export function Amount(props: ControlProps<'money'>) {
  return <MoneyField {...fieldProps(props)} autoComplete={props.field.autoComplete} />;
}
