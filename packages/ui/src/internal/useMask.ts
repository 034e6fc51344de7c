import { type Ref, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { conceal, isWhole, type Mask, readMasked, writeMasked } from './mask.ts';
import { hasFocus } from './useControl.ts';
import { type TypedProps, useTyped } from './useTyped.ts';

interface MaskOptions {
  mask: Mask;
  /** The fewest characters of a whole answer. @default all characters of the mask */
  minLength?: number | undefined;
  /** The error for an answer that does not fit the mask. */
  message: string;
  /** Whether all but the last four characters are hidden while the box does not have focus. */
  isConcealed?: boolean | undefined;
}

/**
 * A text with a mask. Typed text stays as it is until blur, so that the caret never moves by itself. The
 * value is the plain text, without separators; a form sends it. Text that does not fit stays, with an error.
 */
export function useMask(
  props: TypedProps<string>,
  { mask, minLength, message, isConcealed = false }: MaskOptions,
  ref: Ref<HTMLInputElement> | undefined,
) {
  // A server renders the whole text: a form that is sent before hydration has no other value.
  const [isRevealed, setRevealed] = useState(true);
  const bare = (text: string | undefined) => text && readMasked(text, mask);
  const isAllowed = (plain: string) => isWhole(plain, mask, minLength);
  const typed = useTyped(
    { ...props, value: bare(props.value), defaultValue: bare(props.defaultValue) },
    {
      empty: '',
      read: (text) => readMasked(text, mask),
      write: (plain) => {
        const text = writeMasked(plain, mask);
        return isConcealed && !isRevealed && isAllowed(plain) ? conceal(text) : text;
      },
      problemOf: (text, plain) => (text.trim() === '' || isAllowed(plain) ? undefined : message),
      send: (plain) => plain,
      isRewritten: true,
    },
    ref,
  );
  useLayoutEffect(() => setRevealed(hasFocus(typed.ref.current)), [typed.ref]);
  return {
    ref: typed.ref,
    text: typed.text,
    errorMessage: typed.errorMessage,
    /** Takes the current text of the box. */
    type: typed.type,
    /** Call on focus: shows hidden characters, at once, because a script may select the text next. */
    reveal: () => {
      if (isConcealed) flushSync(() => setRevealed(true));
    },
    /** Call on blur: validates, formats and hides the text. */
    check: () => {
      setRevealed(false);
      typed.check();
    },
  };
}
