import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Spinner.css.ts';

/** Props of Spinner. */
export interface SpinnerProps extends Omit<ElementProps<'span'>, 'children'> {
  /** What people are waiting for. */
  label: string;
  /** Takes the label out of sight; it is still read. @default false */
  isLabelHidden?: boolean | undefined;
  /** How large it is. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
}

/** Marks a short wait of unknown length. */
export function Spinner({ label, isLabelHidden = false, size = 'medium', ...props }: SpinnerProps) {
  return (
    <span {...placed(props, styles.spinner)} role="status">
      <span className={styles.ring[size]} aria-hidden="true" />
      <span className={isLabelHidden ? styles.labelHidden : styles.label}>{label}</span>
    </span>
  );
}
