import { MoneyField } from '@milepost/ui/MoneyField';
import { type ControlProps, fieldProps } from '../form/FormField.tsx';

/** An amount in dollars and cents. */
export function Amount(props: ControlProps<'money'>) {
  const { autoComplete, range } = props.field;
  return <MoneyField {...fieldProps(props)} {...range} type="number" autoComplete={autoComplete} />;
}
