'use client';

import type { ReactNode, Ref } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
} from 'react-aria-components/Popover';
import { floating } from '../../internal/overlay.css.ts';
import type { AriaProps } from '../../internal/props.ts';
import { content } from './Popover.css.ts';

export {
  DialogTrigger as PopoverTrigger,
  type DialogTriggerProps as PopoverTriggerProps,
} from 'react-aria-components/Dialog';

/** Props of Popover; also accepts `placement`, `offset`, `isOpen` and `onOpenChange`. */
export interface PopoverProps extends Omit<AriaProps<AriaPopoverProps>, 'children'> {
  /** What it is about, for assistive technology. */
  label: string;
  children: ReactNode;
  /** The id of the floating element. */
  id?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** A few words or controls beside the button that opens them, inside a PopoverTrigger. */
export function Popover({
  label,
  children,
  'aria-describedby': describedBy,
  'aria-details': details,
  ...props
}: PopoverProps) {
  return (
    <AriaPopover containerPadding={16} {...props} className={floating}>
      <Dialog
        aria-label={label}
        className={content}
        {...(describedBy && { 'aria-describedby': describedBy })}
        {...(details && { 'aria-details': details })}
      >
        {children}
      </Dialog>
    </AriaPopover>
  );
}
