'use client';

import type { ReactNode, Ref } from 'react';
import {
  ToggleButton as AriaToggleButton,
  type ToggleButtonProps as AriaToggleButtonProps,
} from 'react-aria-components/ToggleButton';
import type { AriaProps } from '../../internal/props.ts';
import { slot } from '../../internal/slot.css.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import { buttonLook } from '../Button/look.ts';
import { selected } from './ToggleButton.css.ts';

/** Also accepts React Aria's press and focus attributes. */
export interface ToggleButtonProps
  extends LayoutProps,
    Omit<
      AriaProps<AriaToggleButtonProps>,
      'aria-label' | 'children' | 'defaultSelected' | 'isDisabled' | 'isSelected' | 'onChange'
    > {
  /** The aspect that it turns on, as a noun. The text is the same on and off. */
  children: ReactNode;
  /** The accessible name, if its content is only an icon. */
  label?: string | undefined;
  /** The size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether it can't be pressed. Tab skips it. @default false */
  isDisabled?: boolean | undefined;
  /** Whether it is on (controlled). */
  isSelected?: boolean | undefined;
  /** Whether it is on initially (uncontrolled). @default false */
  defaultSelected?: boolean | undefined;
  /** Called with the new state. */
  onChange?: ((isSelected: boolean) => void) | undefined;
  ref?: Ref<HTMLButtonElement> | undefined;
}

/** Turns one aspect of a view on or off, and looks pressed while it is on. */
export function ToggleButton({ children, label, size = 'medium', ...props }: ToggleButtonProps) {
  const look = buttonLook({ variant: 'outline', size, isSquare: label !== undefined });
  return (
    // React Aria treats an undefined prop as absent.
    <AriaToggleButton
      {...(placed(props, look, selected) as AriaToggleButtonProps)}
      {...(label !== undefined && { 'aria-label': label })}
    >
      <span className={slot}>{children}</span>
    </AriaToggleButton>
  );
}
