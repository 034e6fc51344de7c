import { createElement, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Text.css.ts';

/** Props of Text. */
export interface TextProps extends ElementProps<'strong'> {
  children: ReactNode;
  /** A paragraph, or a run of words inside one. @default 'p' */
  as?: 'p' | 'span' | 'strong' | 'em' | 'small' | 'div' | undefined;
  /** How large the letters are. @default 'body' */
  size?: 'lead' | 'body' | 'small' | 'tiny' | undefined;
  /** The color of the letters. @default 'inherit' */
  tone?: 'inherit' | 'soft' | 'danger' | 'success' | undefined;
  /** How bold the letters are. @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Digits of the same width, for numbers that change or are stacked. @default false */
  isTabular?: boolean | undefined;
}

/** Running text. As a paragraph it is trimmed, so that gaps around it are exact. */
export function Text({
  as = 'p',
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  isTabular = false,
  ...props
}: TextProps): ReactElement {
  const isBlock = as === 'p' || as === 'div';
  return createElement(as, {
    ...placed(
      props,
      styles.sizes[size],
      styles.tones[tone],
      styles.weights[weight],
      isTabular && styles.tabular,
      isBlock && styles.block,
    ),
  });
}
