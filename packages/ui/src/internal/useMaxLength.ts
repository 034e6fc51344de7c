import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { lengthWords } from './english.ts';
import type { FieldProps } from './Field.tsx';
import { useWords } from './locale.ts';
import { useAfterPress } from './useAfterPress.ts';
import { hasFocus, useFormEvent } from './useControl.ts';

/** How a text control handles a limit on its length. */
export interface MaxLengthProps {
  /**
   * The number of characters that the answer may have. Text that is longer is never cut: it stays
   * whole, `onChange` and the form get it, and `maxLengthMessage` is shown once focus leaves.
   */
  maxLength?: number | undefined;
  /** The message for text that is too long. @default `Enter 4 characters or fewer` */
  maxLengthMessage?: string | undefined;
  /**
   * Shortens text that is longer than `maxLength` without changing what it means, such as a card
   * number with spaces. Its result is put into the box if it fits. Blanks at the ends are removed
   * first, which may be enough.
   */
  normalize?: ((text: string) => string) | undefined;
  /**
   * Rewrites the text once focus leaves, or when the browser fills it in, without changing what it
   * means, such as a card number in groups. It requires `maxLength`, and a longer result is not used.
   */
  format?: ((text: string) => string) | undefined;
}

type TextControl = HTMLInputElement | HTMLTextAreaElement;

/** Replaces the text of a control as its user would, so that undo restores it and React notices. */
function replaceText(control: TextControl, text: string) {
  if (hasFocus(control)) {
    control.select();
    if (document.execCommand('insertText', false, text)) return;
  }
  // Bypasses the property by which React notices its own changes.
  Reflect.set(Object.getPrototypeOf(control), 'value', text, control);
}

/**
 * Keeps a browser from cutting text at `maxLength`. The attribute is removed while the control has
 * focus or text is dragged over it, because a browser drops what is typed, pasted, dropped or dictated
 * beyond it without a message. WebKit does so before it dispatches `beforeinput`. Returns the other props of
 * the field, with the message for text that is too long unless it has another one.
 */
export function useMaxLength<Props extends MaxLengthProps & Pick<FieldProps, 'errorMessage'>>(
  control: RefObject<TextControl | null>,
  { maxLengthMessage, normalize, format, ...props }: Props,
) {
  const { maxLength } = props;
  const words = useWords(lengthWords);
  const afterPress = useAfterPress();
  const [isTooLong, setTooLong] = useState(false);
  const isLonger = (text: string) => maxLength !== undefined && text.length > maxLength;

  /** Shortens the text if that is possible, and restores the attribute once focus has left. */
  const settle = useEffectEvent((isUndo: boolean) => {
    const { current } = control;
    if (!current || maxLength === undefined) return;
    if (isLonger(current.value) && !isUndo) {
      const trimmed = current.value.trim();
      const short = isLonger(trimmed) && normalize ? normalize(current.value) : trimmed;
      if (!isLonger(short)) replaceText(current, short);
    }
    if (!hasFocus(current)) {
      const { value } = current;
      const formatted = format?.(value) ?? value;
      if (formatted !== value && !isLonger(formatted)) {
        replaceText(current, formatted);
        current.dispatchEvent(new Event('input', { bubbles: true }));
      }
      current.maxLength = maxLength;
    }
    if (!isLonger(current.value)) setTooLong(false);
  });
  const judge = useEffectEvent(() => {
    settle(false);
    afterPress(() => setTooLong(isLonger(control.current?.value ?? '')));
  });

  useFormEvent('reset', control, () => setTooLong(false));

  useEffect(() => {
    const { current } = control;
    if (!current || maxLength === undefined) return;
    const listening = new AbortController();
    const on = (type: string, listener: (event: Event) => void) =>
      current.addEventListener(type, listener, { signal: listening.signal });
    const lift = () => current.removeAttribute('maxlength');
    on('focus', lift);
    on('dragenter', lift);
    on('dragleave', () => settle(true));
    // A word that is being composed is inserted more than once.
    on('input', (event) => {
      const { isComposing, inputType } = event as InputEvent;
      if (!isComposing) settle(inputType?.startsWith('history') ?? false);
    });
    on('compositionend', () => settle(false));
    on('blur', () => judge());
    // A password manager fills in a field that never has focus.
    on('change', () => judge());
    // A page may remove the attribute until it is hydrated.
    if (hasFocus(current)) lift();
    else if (current.maxLength !== maxLength) judge();
    return () => listening.abort();
  }, [control, maxLength]);

  return isTooLong && maxLength !== undefined
    ? {
        ...props,
        errorMessage: props.errorMessage ?? maxLengthMessage ?? words.tooLong(maxLength),
      }
    : props;
}
