'use client';

import { type ReactNode, use } from 'react';
import { ButtonElement } from '../../internal/ButtonElement.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { buttonLook } from './look.ts';

/** Also accepts a native button's attributes, with `isDisabled` and `onPress` instead of `disabled` and `onClick`. */
export interface ButtonProps
  extends Omit<ElementProps<'button'>, 'children' | 'disabled' | 'onClick'> {
  /** A verb that says what happens. */
  children: ReactNode;
  /** One `primary` per view. @default 'solid' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | undefined;
  /** `danger` for what can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** The size: `large` for the main action of a page. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether it is as wide as its parent. @default false */
  isFullWidth?: boolean | undefined;
  /** Whether it can't be pressed. Tab skips it. @default false */
  isDisabled?: boolean | undefined;
  /** Shows a ring, keeps focus and ignores presses, while what it began takes its time. @default false */
  isPending?: boolean | undefined;
  /** What the button reads while `isPending`. @default the children */
  pendingLabel?: string | undefined;
  /** Called when it is pressed by mouse, touch, keys or a screen reader; not while `isPending`. */
  onPress?: (() => void) | undefined;
}

/**
 * Does something here: opens, changes. To send a form, use SubmitButton; to go somewhere, LinkButton. It is a
 * native button, and React Aria's inside a trigger or a dialog, which have loaded that one anyway.
 */
export function Button({
  variant = 'solid',
  tone = 'neutral',
  size = 'medium',
  isFullWidth = false,
  pendingLabel,
  children,
  ...props
}: ButtonProps) {
  const Element = use(ButtonElement);
  return (
    <Element {...placed(props, buttonLook({ variant, tone, size, isFullWidth }))}>
      <ButtonContent {...{ isPending: props.isPending, pendingLabel }}>{children}</ButtonContent>
    </Element>
  );
}
