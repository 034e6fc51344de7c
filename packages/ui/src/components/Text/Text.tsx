import { createElement, type ReactElement, type ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Text.css.ts';

export interface TextProps extends ElementProps<'strong'> {
  children: ReactNode;
  /** The element: a paragraph, or inline text inside one. @default 'p' */
  as?: 'p' | 'span' | 'strong' | 'em' | 'small' | 'div' | undefined;
  /** The font size. @default 'body' */
  size?: 'lead' | 'body' | 'small' | 'tiny' | undefined;
  /** The text color. @default 'inherit' */
  tone?: 'inherit' | 'soft' | 'danger' | 'success' | undefined;
  /** The font weight. @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold' | undefined;
  /** Whether all digits have the same width, for numbers that change or are stacked. @default false */
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
