'use client';

import type { MouseEvent, ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { ButtonContent } from '../Button/ButtonContent.tsx';
import { buttonLook } from '../Button/look.ts';

/**
 * Also accepts a native button's attributes except `disabled`, and `onPress`
 * instead of `onClick`.
 */
export interface NativeButtonProps
  extends Omit<ElementProps<'button'>, 'children' | 'disabled' | 'onClick'> {
  /** A verb that says what happens. */
  children: ReactNode;
  /** One `primary` per view. @default 'solid' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | undefined;
  /** `danger` for what can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** How large it is: large for the main press of a page. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its parent. @default false */
  isFullWidth?: boolean | undefined;
  /** Whether what it began takes its time: it is disabled, but keeps focus. @default false */
  isPending?: boolean | undefined;
  /** Called when it is pressed; not while `isPending`. */
  onPress?: (() => void) | undefined;
  /** What the button reads while `isPending`. @default the children */
  pendingLabel?: string | undefined;
}

/**
 * Looks like a Button and is the browser's own, for pages that spare React Aria's script.
 * `aria-disabled` rather than `disabled` marks it while it is pending, since a browser takes focus
 * off the latter.
 */
export function NativeButton({
  variant = 'solid',
  tone = 'neutral',
  size = 'medium',
  isFullWidth = false,
  isPending = false,
  pendingLabel,
  children,
  onPress,
  ...props
}: NativeButtonProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault();
    else onPress?.();
  }
  return (
    <button
      type="button"
      {...placed(props, buttonLook({ variant, tone, size, isFullWidth }))}
      aria-disabled={isPending || undefined}
      data-pending={isPending || undefined}
      onClick={handleClick}
    >
      <ButtonContent {...{ isPending, pendingLabel }}>{children}</ButtonContent>
    </button>
  );
}
