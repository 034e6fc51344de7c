'use client';

import { type ReactElement, use } from 'react';
import { ButtonElement } from '../../internal/ButtonElement.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { buttonLook } from '../Button/look.ts';
import type { IconProps } from '../Icon/index.ts';

/** Also accepts a native button's attributes, with `isDisabled` and `onPress` instead of `disabled` and `onClick`. */
export interface IconButtonProps
  extends Omit<ElementProps<'button'>, 'aria-label' | 'children' | 'disabled' | 'onClick'> {
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
  /** Called when it is pressed by mouse, touch, keys or a screen reader. */
  onPress?: (() => void) | undefined;
}

/** A button with only an icon. Like Button, it is native, and React Aria's inside a trigger or a dialog. */
export function IconButton({
  label,
  variant = 'quiet',
  tone = 'neutral',
  size = 'medium',
  ...props
}: IconButtonProps) {
  const Element = use(ButtonElement);
  const look = buttonLook({ variant, tone, size, isSquare: true });
  return <Element {...placed(props, look)} aria-label={label} />;
}
