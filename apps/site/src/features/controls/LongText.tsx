import { TextArea } from '@milepost/ui/TextArea';
import { type ControlProps, fieldProps } from '../form/FormField.tsx';

/** Text of more than one line. */
export function LongText(props: ControlProps<'textarea'>) {
  return <TextArea {...fieldProps(props)} autoComplete={props.field.autoComplete} />;
}
