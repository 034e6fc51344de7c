'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { pendingRing } from '../Button/Button.css.ts';
import { buttonLook } from '../Button/look.ts';

/** Props of SubmitButton; also accepts a native button's attributes except `disabled`, and `onPress` in place of `onClick`. */
export interface SubmitButtonProps
  extends Omit<ElementProps<'button'>, 'children' | 'disabled' | 'onClick'> {
  /** A verb that says what is sent. */
  children: ReactNode;
  /** One `primary` per view. @default 'primary' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | undefined;
  /** `danger` for what can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** How large it is: large for the main press of a page. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its parent. @default false */
  isFullWidth?: boolean | undefined;
  /** Whether the answers are being sent: it is disabled, but keeps focus. @default false */
  isPending?: boolean | undefined;
  /** Called when it is pressed, before the form is sent; not while `isPending`. */
  onPress?: (() => void) | undefined;
  /** What the button reads while `isPending`. @default the children */
  pendingLabel?: string | undefined;
}

/**
 * Sends a form. It is a plain button, so that a form costs no more than its fields. `aria-disabled`
 * rather than `disabled` marks it while it is pending, since a browser takes focus off the latter.
 */
export function SubmitButton({
  variant = 'primary',
  tone = 'neutral',
  size = 'medium',
  isFullWidth = false,
  isPending = false,
  pendingLabel,
  children,
  onPress,
  ...props
}: SubmitButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault();
    else onPress?.();
  }
  return (
    <button
      type="submit"
      {...placed(props, buttonLook({ variant, tone, size, isFullWidth }))}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={handleClick}
    >
      {isPending && <span className={pendingRing} aria-hidden="true" />}
      {isPending ? (pendingLabel ?? children) : children}
    </button>
  );
}
