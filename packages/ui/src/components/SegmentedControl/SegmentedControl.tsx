'use client';

import type { ReactNode, Ref } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import {
  ToggleButtonGroup,
  type ToggleButtonGroupProps,
} from 'react-aria-components/ToggleButtonGroup';
import { useControlledState } from 'react-stately/useControlledState';
import { InDirection } from '../../internal/InDirection.tsx';
import type { AriaProps } from '../../internal/props.ts';
import { slot } from '../../internal/slot.css.ts';
import { useOwnRef } from '../../internal/useControl.ts';
import { type LayoutProps, placed } from '../../styles/layout.ts';
import * as styles from './SegmentedControl.css.ts';

/** One of the views. */
export interface SegmentOption {
  /** The value that `onChange` is called with. */
  value: string;
  /** A word or two, with an icon before it if all have one. */
  label: ReactNode;
  /** Whether it can't be chosen. @default false */
  isDisabled?: boolean | undefined;
}

export interface SegmentedControlProps
  extends LayoutProps,
    Omit<
      AriaProps<ToggleButtonGroupProps>,
      | 'aria-label'
      | 'children'
      | 'defaultSelectedKeys'
      | 'disallowEmptySelection'
      | 'onChange'
      | 'onSelectionChange'
      | 'orientation'
      | 'selectedKeys'
      | 'selectionMode'
    > {
  /** The accessible name: "Deals by". */
  label: string;
  /** Two to five views, in the order in which they are shown. */
  options: readonly SegmentOption[];
  /** The chosen view (controlled). */
  value?: string | undefined;
  /** The initially chosen view (uncontrolled). @default the first one */
  defaultValue?: string | undefined;
  /** Called with the newly chosen view. */
  onChange?: ((value: string) => void) | undefined;
  /** The size of its choices. @default 'medium' */
  size?: 'small' | 'medium' | undefined;
  /** Whether it is as wide as its parent. @default false */
  isFullWidth?: boolean | undefined;
  /** The element's id. @default a generated id */
  id?: string | undefined;
  ref?: Ref<HTMLDivElement> | undefined;
}

/** Lets people choose one of a few views of the same thing. One is always chosen. */
export function SegmentedControl({
  label,
  options,
  value,
  defaultValue = options[0]?.value,
  onChange,
  size = 'medium',
  isFullWidth = false,
  ref,
  ...props
}: SegmentedControlProps) {
  const own = useOwnRef(ref);
  const [chosen, choose] = useControlledState(value, defaultValue ?? '', onChange);
  return (
    <InDirection of={own}>
      <ToggleButtonGroup
        {...placed(props, styles.track, isFullWidth && styles.fullWidth)}
        ref={own}
        aria-label={label}
        selectionMode="single"
        disallowEmptySelection
        selectedKeys={[chosen]}
        onSelectionChange={([pressed]) => choose(String(pressed))}
      >
        {options.map((option) => (
          <ToggleButton
            key={option.value}
            id={option.value}
            isDisabled={option.isDisabled ?? false}
            className={styles.segments[size]}
          >
            <span className={slot}>{option.label}</span>
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
    </InDirection>
  );
}
