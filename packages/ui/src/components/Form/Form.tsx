import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { form } from './Form.css.ts';

/** Props of Form; also accepts a form's attributes, such as `onSubmit`. */
export interface FormProps extends Omit<ElementProps<'form'>, 'noValidate'> {
  children: ReactNode;
}

/**
 * The answers to one request, stacked. The browser's own messages are off: validate on
 * submit, then show each message at its field and in an ErrorSummary.
 */
export function Form(props: FormProps) {
  return <form method="post" {...placed(props, form)} noValidate />;
}
