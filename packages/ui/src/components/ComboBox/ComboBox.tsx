'use client';

import { ComboField, type ComboFieldProps } from './ComboField.tsx';

/** Props of ComboBox; also accepts an input's attributes, such as `autoComplete` and `onBlur`. */
export interface ComboBoxProps extends ComboFieldProps {
  /**
   * Whether text that is not an option is allowed. If so, the value is the text itself, and choosing an
   * option fills in its label. If not, the value is that of the chosen option, and other text is removed
   * on blur. Other text that a browser fills in is an error. @default false
   */
  allowsFreeText?: boolean | undefined;
  /** The width, which should fit the expected text. @default 'full' */
  inputWidth?: 'full' | 'medium' | undefined;
}

/** Lets people choose one option of many by typing a part of its name. */
export const ComboBox = ({
  allowsFreeText = false,
  inputWidth = 'full',
  ...props
}: ComboBoxProps) => (
  <ComboField component="ComboBox" {...props} {...{ allowsFreeText, inputWidth }} />
);
