'use client';

import { type ComponentProps, type ComponentType, createContext, type MouseEvent } from 'react';

/** A native button's attributes, with `isDisabled` instead of `disabled` and `onPress` instead of `onClick`. */
export interface PressProps extends Omit<ComponentProps<'button'>, 'disabled' | 'onClick'> {
  isDisabled?: boolean | undefined;
  isPending?: boolean | undefined;
  onPress?: (() => void) | undefined;
}

/**
 * A native button. `aria-disabled` rather than `disabled` marks it while it is pending, because a browser takes
 * focus off the latter.
 */
export function PlainButton({
  isDisabled = false,
  isPending = false,
  onPress,
  ...props
}: PressProps) {
  function handleClick(event: MouseEvent<HTMLButtonElement>) {
    if (isPending) event.preventDefault();
    else onPress?.();
  }
  return (
    <button
      type="button"
      // Safari focuses a clicked button only if it has a tab index. A dialog that closes restores this focus.
      tabIndex={0}
      {...props}
      disabled={isDisabled}
      aria-disabled={isPending || props['aria-disabled']}
      data-disabled={isDisabled || undefined}
      data-pending={isPending || undefined}
      onClick={handleClick}
    />
  );
}

/** The button that Button and IconButton render. The triggers of overlays set React Aria's (`AriaButtons`). */
export const ButtonElement = createContext<ComponentType<PressProps>>(PlainButton);
