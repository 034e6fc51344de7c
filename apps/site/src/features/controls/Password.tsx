import { PasswordField } from '@milepost/ui/PasswordField';
import { type ControlProps, fieldProps } from '../form/FormField.tsx';

/** A password. */
export function Password(props: ControlProps<'password'>) {
  return <PasswordField {...fieldProps(props)} />;
}
