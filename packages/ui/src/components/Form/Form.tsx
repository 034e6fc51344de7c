import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { form } from './Form.css.ts';

/** Also accepts a form's attributes, such as `onSubmit`. */
export interface FormProps extends Omit<ElementProps<'form'>, 'noValidate'> {
  children: ReactNode;
}

/**
 * A form with stacked fields. It turns off the browser's own messages: validate on
 * submit, then show each message at its field and in an ErrorSummary.
 */
export function Form(props: FormProps) {
  // React sets the method itself if the action is a function.
  const method = typeof props.action === 'function' ? undefined : 'post';
  return <form method={method} {...placed(props, form)} noValidate />;
}
