'use client';

import type { ReactNode, Ref } from 'react';
import {
  Toolbar as AriaToolbar,
  type ToolbarProps as AriaToolbarProps,
} from 'react-aria-components/Toolbar';
import { InDirection } from '../../internal/InDirection.tsx';
import type { AriaProps } from '../../internal/props.ts';
import { useOwnRef } from '../../internal/useControl.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import * as styles from './Toolbar.css.ts';

export interface ToolbarProps
  extends LayoutProps,
    Omit<AriaProps<AriaToolbarProps>, 'aria-label' | 'children' | 'orientation'> {
  /** The accessible name: the thing that its controls act on, such as "Deals". */
  label: string;
  /** Buttons, IconButtons, ToggleButtons, SegmentedControls and MenuTriggers. */
  children: ReactNode;
  /** Whether the controls are in a row or a column, which determines the arrow keys that move between them. @default 'horizontal' */
  orientation?: 'horizontal' | 'vertical' | undefined;
  /** The element's id. @default a generated id */
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Groups the controls of one thing into a single Tab stop, with arrow keys between them. */
export function Toolbar({ label, orientation = 'horizontal', ref, ...props }: ToolbarProps) {
  const own = useOwnRef(ref);
  return (
    <InDirection of={own}>
      <AriaToolbar
        {...placed(props, styles.orientations[orientation])}
        ref={own}
        orientation={orientation}
        aria-label={label}
      />
    </InDirection>
  );
}
