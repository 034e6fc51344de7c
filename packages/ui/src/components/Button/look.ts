import { classNames } from '../../styles/classNames.ts';
import * as styles from './Button.css.ts';

interface Look {
  variant: keyof typeof styles.variants;
  size: keyof typeof styles.sizes;
  tone?: 'neutral' | 'danger';
  isSquare?: boolean;
  isFullWidth?: boolean;
}

/** The classes of every button, and of a link that looks like one. */
export const buttonLook = ({ variant, size, tone, isSquare, isFullWidth }: Look) =>
  classNames(
    styles.button,
    styles.variants[variant],
    styles.sizes[size],
    isSquare && styles.square,
    isFullWidth && styles.fullWidth,
    tone === 'danger' && styles.danger[variant],
  );
