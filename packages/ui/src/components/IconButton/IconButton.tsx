'use client';

import type { ReactElement, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
  type PressEvent,
} from 'react-aria-components/Button';
import type { AriaProps } from '../../internal/props.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import { buttonLook } from '../Button/look.ts';
import type { IconProps } from '../Icon/index.ts';

/** Also accepts React Aria's press, focus and form attributes. */
export interface IconButtonProps
  extends LayoutProps,
    Omit<
      AriaProps<AriaButtonProps>,
      'children' | 'aria-label' | 'isDisabled' | 'isPending' | 'onClick' | 'onPress'
    > {
  /** The accessible name: what the button does. */
  label: string;
  /** One icon of the set. */
  children: ReactElement<IconProps>;
  /** The visual emphasis. @default 'quiet' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | undefined;
  /** `danger` for an action that can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** 36, 44 or 54 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether it can't be pressed. Tab skips it. @default false */
  isDisabled?: boolean | undefined;
  /** Called when it is pressed by mouse, touch or keys. */
  onPress?: ((event: PressEvent) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with only an icon. */
export function IconButton({
  label,
  variant = 'quiet',
  tone = 'neutral',
  size = 'medium',
  ...props
}: IconButtonProps) {
  return (
    // React Aria treats an undefined prop as absent.
    <AriaButton
      {...(placed(props, buttonLook({ variant, tone, size, isSquare: true })) as AriaButtonProps)}
      aria-label={label}
    />
  );
}
