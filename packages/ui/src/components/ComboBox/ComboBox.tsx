'use client';

import { ComboField, type ComboFieldProps } from './ComboField.tsx';

/** Props of ComboBox; also accepts an input's attributes, such as `inputMode` and `onBlur`. */
export interface ComboBoxProps extends ComboFieldProps {
  /**
   * Takes what is no option too. The value is then the text itself, and choosing an option fills in
   * its label. Otherwise the value is the chosen option's, and text that is no option goes as focus
   * leaves. @default false
   */
  allowsFreeText?: boolean | undefined;
  /** As wide as what it is for. @default 'full' */
  inputWidth?: 'full' | 'medium' | undefined;
}

/** One choice out of many, found by typing a part of its name. */
export const ComboBox = ({
  allowsFreeText = false,
  inputWidth = 'full',
  ...props
}: ComboBoxProps) => (
  <ComboField component="ComboBox" {...props} {...{ allowsFreeText, inputWidth }} />
);
