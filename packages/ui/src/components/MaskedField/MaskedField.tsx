'use client';

import { maskWords } from '../../internal/english.ts';
import { Field, type FieldProps, useField } from '../../internal/Field.tsx';
import { control as controlStyle, numeric, widths } from '../../internal/field.css.ts';
import { useWords } from '../../internal/locale.ts';
import { isOfDigits, type Mask, maskOf, masks, placeholdersOf } from '../../internal/mask.ts';
import type { ControlProps } from '../../internal/props.ts';
import type { ValueProps } from '../../internal/useControl.ts';
import { useMask } from '../../internal/useMask.ts';

/**
 * Also accepts an input's attributes, such as `autoComplete` and `onBlur`. The value and the form's data
 * are the plain characters: `123456789` for `123-45-6789`.
 */
export interface MaskedFieldProps
  extends FieldProps,
    ValueProps<string>,
    Omit<ControlProps<'input'>, 'minLength'> {
  /**
   * The format of the answer: `ssn` is `123-45-6789`, `phone` is `(213) 555-0147`, for the United States
   * and Canada, and `vin` is 17 letters and digits without I, O and Q. Any other text is a pattern:
   * `#` is a digit, `A` a letter, `*` a letter or a digit, and all other characters, which must not
   * be letters or digits, are separators, as in `AA-#### ####`.
   */
  mask: 'ssn' | 'phone' | 'vin' | (string & {});
  /** The number of characters, without separators, that are enough. @default all of the mask */
  minLength?: number | undefined;
  /** The message for an answer that does not fit. @default `Enter 9 digits, like 123-45-6789` */
  maskMessage?: string | undefined;
  /**
   * Hides all but the last four characters of a complete answer while the field does not have focus. The
   * whole answer is shown until the page is hydrated, and the browser does not remember it.
   * @default false
   */
  isConcealed?: boolean | undefined;
  /** The width, which should fit the expected text. @default 'medium' */
  inputWidth?: 'full' | 'medium' | 'short' | undefined;
}

const asWritten = { autoCapitalize: 'characters', autoCorrect: 'off', spellCheck: false } as const;

/**
 * A text in a known format: a Social Security number, a phone number, a VIN, an account number in groups.
 * `onChange` reports the plain characters at each keystroke, with letters in upper case. Typed text is
 * formatted on blur. Text that does not fit is never cut: it stays, is reported and sent, and shows an
 * error on blur.
 */
export function MaskedField(props: MaskedFieldProps) {
  const words = useWords(maskWords);
  const {
    mask: format,
    minLength,
    maskMessage,
    isConcealed = false,
    inputWidth = 'medium',
    value: _value,
    defaultValue: _default,
    onChange: _onChange,
    onFocus,
    onBlur,
    ref,
    ...others
  } = props;
  const named: Partial<Record<string, Mask>> = masks;
  const mask = named[format] ?? maskOf(format);
  const isPhone = format === 'phone';
  const isDigits = isOfDigits(mask);
  const max = placeholdersOf(mask).length;
  const like = isDigits ? words.digitsLike : words.charactersLike;
  const message =
    format === 'vin' ? words.vinCharacters : like(minLength ?? max, max, mask.example);
  const typed = useMask(
    props,
    { mask, minLength, message: maskMessage ?? message, isConcealed },
    ref,
  );
  const {
    frame,
    control,
    isReadOnly,
    rest: input,
  } = useField('MaskedField', { ...others, errorMessage: typed.errorMessage });
  return (
    <Field {...frame}>
      <input
        {...(isDigits ? ({ inputMode: isPhone ? 'tel' : 'numeric' } as const) : asWritten)}
        autoComplete={isPhone ? 'tel' : 'off'}
        {...input}
        {...(isConcealed && { autoComplete: 'off' })}
        {...control}
        ref={typed.ref}
        type={isPhone ? 'tel' : 'text'}
        readOnly={isReadOnly}
        value={typed.text}
        onChange={(event) => typed.type(event.target.value)}
        onFocus={(event) => {
          typed.reveal();
          onFocus?.(event);
        }}
        onBlur={(event) => {
          typed.check();
          onBlur?.(event);
        }}
        className={`${controlStyle} ${widths[inputWidth]} ${numeric}`}
      />
    </Field>
  );
}
