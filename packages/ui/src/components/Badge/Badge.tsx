import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { badge } from './Badge.css.ts';

export interface BadgeProps extends ElementProps<'span'> {
  /** One or two words, with an icon before them if it helps. */
  children: ReactNode;
  /** The meaning of the state, which the text must express too. @default 'neutral' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
}

/** Shows the state of one thing in a word or two. */
export function Badge({ tone = 'neutral', ...props }: BadgeProps) {
  return <span {...placed(props, badge[tone])} />;
}
