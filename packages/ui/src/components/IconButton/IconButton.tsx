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

/** Props of IconButton; also accepts React Aria's press, focus and form attributes. */
export interface IconButtonProps
  extends LayoutProps,
    Omit<
      AriaProps<AriaButtonProps>,
      'children' | 'aria-label' | 'isDisabled' | 'isPending' | 'onClick' | 'onPress'
    > {
  /** What the button does, for assistive technology. */
  label: string;
  /** One icon of the set. */
  children: ReactElement<IconProps>;
  /** How much it asks for attention. @default 'quiet' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | undefined;
  /** `danger` for what can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** 36, 44 or 54 px. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Can't be pressed, and is skipped by Tab. @default false */
  isDisabled?: boolean | undefined;
  /** Called when it is pressed by mouse, touch or keys. */
  onPress?: ((event: PressEvent) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** A button with an icon alone. */
export function IconButton({
  label,
  variant = 'quiet',
  tone = 'neutral',
  size = 'medium',
  ...props
}: IconButtonProps) {
  return (
    // To React Aria a prop that is undefined is one left out.
    <AriaButton
      {...(placed(props, buttonLook({ variant, tone, size, isSquare: true })) as AriaButtonProps)}
      aria-label={label}
    />
  );
}
