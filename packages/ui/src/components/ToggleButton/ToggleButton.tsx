'use client';

import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import type { AriaProps } from '../../internal/props.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import { buttonLook } from '../Button/look.ts';
import { selected } from './ToggleButton.css.ts';

/** Props of ToggleButton; also accepts React Aria's press and focus attributes. */
export interface ToggleButtonProps
  extends LayoutProps,
    Omit<
      AriaProps<AriaToggleButtonProps>,
      'aria-label' | 'children' | 'defaultSelected' | 'isDisabled' | 'isSelected' | 'onChange'
    > {
  /** What is on while it is pressed in, as a noun; the words stay the same. */
  children: ReactNode;
  /** Its name, where its content is an icon alone. */
  label?: string | undefined;
  /** How large it is. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Can't be pressed, and is skipped by Tab. @default false */
  isDisabled?: boolean | undefined;
  /** Whether it is on, kept by the caller. */
  isSelected?: boolean | undefined;
  /** Whether it is on to begin with. @default false */
  defaultSelected?: boolean | undefined;
  /** Called with whether it is on now. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Turns one aspect of a view on or off, and looks pressed in while it is on. */
export function ToggleButton({ children, label, size = 'medium', ...props }: ToggleButtonProps) {
  const look = buttonLook({ variant: 'outline', size, isSquare: label !== undefined });
  return (
    // To React Aria a prop that is undefined is one left out.
    <AriaToggleButton
      {...(placed(props, look, selected) as AriaToggleButtonProps)}
      {...(label !== undefined && { 'aria-label': label })}
    >
      {children}
    </AriaToggleButton>
  );
}
