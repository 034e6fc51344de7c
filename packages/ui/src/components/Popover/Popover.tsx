'use client';

import type { ReactNode, Ref } from 'react';
import { Dialog } from 'react-aria-components/Dialog';
import {
  Popover as AriaPopover,
  type PopoverProps as AriaPopoverProps,
  PopoverContext,
} from 'react-aria-components/Popover';
import { useSlottedContext } from 'react-aria-components/slots';
import { Exiting } from '../../internal/Exiting.tsx';
import { InLocale } from '../../internal/InLocale.tsx';
import { floating } from '../../internal/overlay.css.ts';
import type { AriaProps } from '../../internal/props.ts';
import { useLikeAround } from '../../internal/surroundings.ts';
import { content } from './Popover.css.ts';

export {
  DialogTrigger as PopoverTrigger,
  type DialogTriggerProps as PopoverTriggerProps,
} from '../Dialog/DialogTrigger.tsx';

/** Also accepts `placement`, `offset`, `isOpen` and `onOpenChange`. */
export interface PopoverProps extends Omit<AriaProps<AriaPopoverProps>, 'children'> {
  /** The accessible name. */
  label: string;
  children: ReactNode;
  /** The id of the floating element. */
  id?: string | undefined;
  ref?: Ref<HTMLElement> | undefined;
}

/** Short text or controls beside the button that opens them, inside a PopoverTrigger. */
export function Popover({
  label,
  children,
  'aria-describedby': describedBy,
  'aria-details': details,
  ref,
  ...props
}: PopoverProps) {
  const trigger = useSlottedContext(PopoverContext)?.triggerRef;
  return (
    <InLocale>
      <AriaPopover
        containerPadding={16}
        {...props}
        ref={useLikeAround(trigger, ref)}
        className={floating}
      >
        {({ isExiting }) => (
          <Exiting isExiting={isExiting}>
            <Dialog
              aria-label={label}
              className={content}
              {...(describedBy && { 'aria-describedby': describedBy })}
              {...(details && { 'aria-details': details })}
            >
              {children}
            </Dialog>
          </Exiting>
        )}
      </AriaPopover>
    </InLocale>
  );
}
