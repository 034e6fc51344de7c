import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { buttonLook } from '../Button/look.ts';

/** Also accepts an anchor's attributes, such as `href`, so that a router's link can wrap it. */
export interface LinkButtonProps extends ElementProps<'a'> {
  children?: ReactNode | undefined;
  /** One `primary` per view. @default 'solid' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet' | undefined;
  /** `danger` for an action that can't be undone. @default 'neutral' */
  tone?: 'neutral' | 'danger' | undefined;
  /** The size: `large` for the main action of a page. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** Whether it is as wide as its parent. @default false */
  isFullWidth?: boolean | undefined;
}

/** A link that looks like a button: the next step of a page. It is a plain anchor. */
export function LinkButton({
  variant = 'solid',
  tone = 'neutral',
  size = 'medium',
  isFullWidth = false,
  ...props
}: LinkButtonProps) {
  return <Anchor {...placed(props, buttonLook({ variant, tone, size, isFullWidth }))} />;
}
