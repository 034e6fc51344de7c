'use client';

import { type ReactNode, type Ref, useEffect, useRef, useState } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { classNames } from '../../styles/classNames.ts';
import { aligns, gaps, stack } from '../../styles/flow.css.ts';
import { type LayoutProps, takeLayout } from '../../styles/layout.ts';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import * as styles from './CopyButton.css.ts';

/** Also accepts a button's attributes. */
export interface CopyButtonProps
  extends LayoutProps,
    Omit<ElementProps<'button'>, 'children' | 'onClick' | 'type' | 'value' | 'ref'> {
  /** A verb and what is copied. */
  children: ReactNode;
  /** The text to copy, or a function that computes it once the button is pressed. */
  text: string | (() => string);
  /** The message after copying. */
  copiedLabel: string;
  /** The label of the field that shows the text, selected, if the browser refuses to copy it. */
  fieldLabel: string;
  /** The visual emphasis. @default 'outline' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | undefined;
  /** The size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

type Outcome = { readonly isCopied: true } | { readonly isCopied: false; readonly text: string };

/**
 * Copies text to the clipboard and shows a message below itself. If the browser refuses, it shows the
 * text in a field, selected, to copy by hand.
 */
export function CopyButton({
  children,
  text,
  copiedLabel,
  fieldLabel,
  variant = 'outline',
  size = 'medium',
  ...props
}: CopyButtonProps) {
  const [className, attributes] = takeLayout(props);
  const [outcome, setOutcome] = useState<Outcome>();
  const field = useRef<HTMLInputElement>(null);
  const toCopy = outcome && !outcome.isCopied ? outcome.text : undefined;

  useEffect(() => {
    if (toCopy !== undefined) field.current?.select();
  }, [toCopy]);

  const copy = async () => {
    const value = typeof text === 'string' ? text : text();
    // Cleared first, so that the same message is announced again.
    setOutcome(undefined);
    try {
      await navigator.clipboard.writeText(value);
      setOutcome({ isCopied: true });
    } catch {
      setOutcome({ isCopied: false, text: value });
    }
  };

  return (
    <div className={classNames(stack, gaps.s, aligns.start, className)}>
      <Button {...attributes} variant={variant} size={size} onPress={() => void copy()}>
        {children}
      </Button>
      <div aria-live="polite" aria-atomic="true" className={styles.message}>
        {outcome?.isCopied ? copiedLabel : ''}
      </div>
      {toCopy !== undefined && (
        <TextField ref={field} label={fieldLabel} value={toCopy} isReadOnly />
      )}
    </div>
  );
}
