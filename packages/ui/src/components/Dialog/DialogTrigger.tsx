'use client';

import {
  DialogTrigger as AriaDialogTrigger,
  type DialogTriggerProps,
} from 'react-aria-components/Dialog';
import { AriaButtons } from '../../internal/AriaButtons.tsx';

export type { DialogTriggerProps };

/** Opens a Dialog, ConfirmDialog, Drawer or Popover from the button beside it. */
export function DialogTrigger(props: DialogTriggerProps) {
  return (
    <AriaButtons>
      <AriaDialogTrigger {...props} />
    </AriaButtons>
  );
}
