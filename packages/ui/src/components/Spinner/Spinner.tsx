import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Spinner.css.ts';

export interface SpinnerProps extends Omit<ElementProps<'span'>, 'children'> {
  /** What people are waiting for. */
  label: string;
  /** Visually hides the label. Screen readers still read it. @default false */
  isLabelHidden?: boolean | undefined;
  /** The size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Indicates a short wait of unknown length. */
export function Spinner({ label, isLabelHidden = false, size = 'medium', ...props }: SpinnerProps) {
  return (
    <span {...placed(props, styles.spinner)} role="status">
      <span className={styles.ring[size]} aria-hidden="true" />
      <span className={isLabelHidden ? styles.labelHidden : styles.label}>{label}</span>
    </span>
  );
}
