'use client';

import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components/Button';
import type { AriaProps } from '../../internal/props.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import { ButtonContent } from './ButtonContent.tsx';
import { buttonLook } from './look.ts';

/** Also accepts React Aria's press, focus and form attributes. */
export interface ButtonProps
  extends LayoutProps,
    Omit<
      AriaProps<AriaButtonProps>,
      'children' | 'isDisabled' | 'isPending' | 'onClick' | 'onPress'
    > {
  /** A verb that says what happens. */
  children: ReactNode;
  /** One `primary` a view. @default 'solid' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | undefined;
  /** `danger` for what can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** How large it is: large for the main press of a page. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its parent. @default false */
  isFullWidth?: boolean | undefined;
  /** Can't be pressed, and is skipped by Tab. @default false */
  isDisabled?: boolean | undefined;
  /** Shows a ring, keeps focus and ignores presses, while what it began takes its time. @default false */
  isPending?: boolean | undefined;
  /** What the button reads while `isPending`. @default the children */
  pendingLabel?: string | undefined;
  /** Called when it is pressed by mouse, touch or keys. */
  onPress?: ((event: PressEvent) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Does something here: opens, changes. To send a form, use SubmitButton; to go somewhere, LinkButton. */
export function Button({
  variant = 'solid',
  tone = 'neutral',
  size = 'medium',
  isFullWidth = false,
  pendingLabel,
  children,
  ...props
}: ButtonProps) {
  return (
    // To React Aria a prop that is undefined is one left out.
    <AriaButton
      {...(placed(props, buttonLook({ variant, tone, size, isFullWidth })) as AriaButtonProps)}
    >
      <ButtonContent {...{ isPending: props.isPending, pendingLabel }}>{children}</ButtonContent>
    </AriaButton>
  );
}
