import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './ButtonGroup.css.ts';

/** Props of ButtonGroup. */
export interface ButtonGroupProps extends Omit<ElementProps<'div'>, 'aria-label' | 'role'> {
  /** What the buttons act on, for assistive technology: "Offer". */
  label: string;
  /** Buttons, IconButtons, LinkButtons or MenuTriggers; the main one first. */
  children: ReactNode;
  /** Joins them to one shape; for buttons of one variant and size. @default false */
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
