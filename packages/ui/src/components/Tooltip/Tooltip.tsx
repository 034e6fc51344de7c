'use client';

import type { ReactNode, Ref } from 'react';
import { useSlottedContext } from 'react-aria-components/slots';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
  TooltipTrigger as AriaTooltipTrigger,
  TooltipContext,
  type TooltipTriggerComponentProps as TooltipTriggerProps,
} from 'react-aria-components/Tooltip';
import { AriaButtons } from '../../internal/AriaButtons.tsx';
import { InLocale } from '../../internal/InLocale.tsx';
import type { AriaProps } from '../../internal/props.ts';
import { useLikeAround } from '../../internal/surroundings.ts';
import { tooltip } from './Tooltip.css.ts';

export type { TooltipTriggerProps };

/** Shows a Tooltip on hover and focus of the button beside it. */
export function TooltipTrigger(props: TooltipTriggerProps) {
  return (
    <AriaButtons>
      <AriaTooltipTrigger {...props} />
    </AriaButtons>
  );
}

/** Also accepts `placement` and `offset`. */
export interface TooltipProps extends Omit<AriaProps<AriaTooltipProps>, 'children'> {
  /** A short text without interactive elements. */
  children: ReactNode;
  /** The id of the floating element. */
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Explains a button on hover and focus, inside a TooltipTrigger. Touch never shows it. */
export function Tooltip({ ref, ...props }: TooltipProps) {
  const trigger = useSlottedContext(TooltipContext)?.triggerRef;
  return (
    <InLocale>
      <AriaTooltip
        offset={8}
        containerPadding={16}
        {...props}
        ref={useLikeAround(trigger, ref)}
        className={tooltip}
      />
    </InLocale>
  );
}
