import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './ButtonGroup.css.ts';

export interface ButtonGroupProps extends Omit<ElementProps<'div'>, 'aria-label' | 'role'> {
  /** The accessible name: the thing that the buttons act on, such as "Offer". */
  label: string;
  /** Buttons, IconButtons, LinkButtons or MenuTriggers; the main one first. */
  children: ReactNode;
  /** Whether they form one shape, for buttons of the same variant and size. @default false */
  isAttached?: boolean | undefined;
}

/** Buttons that act on the same thing. */
export function ButtonGroup({ label, isAttached = false, ...props }: ButtonGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the answers of a form, not actions.
    <div
      {...placed(props, isAttached ? styles.attached : styles.apart)}
      role="group"
      aria-label={label}
    />
  );
}
