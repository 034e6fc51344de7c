'use client';

import type { ReactNode, Ref } from 'react';
import {
  Tooltip as AriaTooltip,
  type TooltipProps as AriaTooltipProps,
} from 'react-aria-components/Tooltip';
import type { AriaProps } from '../../internal/props.ts';
import { tooltip } from './Tooltip.css.ts';

export {
  TooltipTrigger,
  type TooltipTriggerComponentProps as TooltipTriggerProps,
} from 'react-aria-components/Tooltip';

/** Props of Tooltip; also accepts `placement` and `offset`. */
export interface TooltipProps extends Omit<AriaProps<AriaTooltipProps>, 'children'> {
  /** A few words; nothing that can be pressed. */
  children: ReactNode;
  /** The id of the floating element. */
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Says what a button does, on hover and focus, inside a TooltipTrigger. Touch never shows it. */
export function Tooltip(props: TooltipProps) {
  return <AriaTooltip offset={8} containerPadding={16} {...props} className={tooltip} />;
}
