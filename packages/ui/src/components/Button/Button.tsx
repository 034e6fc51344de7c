'use client';

import type { ReactNode, Ref } from 'react';
import {
  Button as AriaButton,
  type ButtonProps as AriaButtonProps,
} from 'react-aria-components/Button';
import type { AriaProps } from '../../internal/props.ts';
import { button, pendingRing } from './Button.css.ts';

/** Props of Button; also accepts React Aria's press, focus and form attributes. */
export interface ButtonProps extends Omit<AriaProps<AriaButtonProps>, 'children'> {
  /** A verb that says what happens. */
  children: ReactNode;
  /** One `primary` a view; `danger` for what can't be undone. @default 'solid' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | 'danger';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its parent. @default false */
  isFullWidth?: boolean;
  /** What the button reads while `isPending`. @default the children */
  pendingLabel?: string;
  ref?: Ref<HTMLButtonElement>;
}

/** Does something here: opens, changes. To send a form, use SubmitButton; to go somewhere, LinkButton. */
export function Button({
  variant = 'solid',
  size = 'medium',
  isFullWidth = false,
  pendingLabel,
  children,
  ...props
}: ButtonProps) {
  return (
    <AriaButton {...props} className={button({ variant, size, isFullWidth })}>
      {props.isPending ? (
        <>
          <span className={pendingRing} aria-hidden="true" />
          {pendingLabel ?? children}
        </>
      ) : (
        children
      )}
    </AriaButton>
  );
}
