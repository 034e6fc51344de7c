'use client';

import type { Ref } from 'react';
import { Input } from 'react-aria-components/Input';
import {
  TextField as AriaTextField,
  type TextFieldProps as AriaTextFieldProps,
} from 'react-aria-components/TextField';
import { type FieldProps, FieldText } from '../../internal/Field.tsx';
import { control, field } from '../../internal/field.css.ts';
import type { AriaProps } from '../../internal/props.ts';

/** Props of TextField; also accepts React Aria's value, validation and input attributes. */
export interface TextFieldProps
  extends FieldProps,
    Omit<AriaProps<AriaTextFieldProps>, 'children' | 'isInvalid' | 'ref'> {
  /** As wide as what it is for. @default 'full' */
  width?: 'full' | 'medium' | 'short';
  ref?: Ref<HTMLInputElement>;
}

/** One line of text: a name, an e-mail address, an account number. */
export function TextField({
  label,
  description,
  errorMessage,
  warningMessage,
  showOptional,
  width = 'full',
  ref,
  ...props
}: TextFieldProps) {
  return (
    <AriaTextField
      validationBehavior="aria"
      {...props}
      isInvalid={Boolean(errorMessage)}
      className={field}
    >
      <FieldText {...{ label, description, errorMessage, warningMessage, showOptional }} />
      <Input ref={ref} className={control({ width, isNumeric: props.inputMode === 'numeric' })} />
    </AriaTextField>
  );
}
