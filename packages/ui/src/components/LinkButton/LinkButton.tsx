import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { button } from '../Button/Button.css.ts';

/** Props of LinkButton: any attribute of an anchor, so that a router's link can wrap it. */
export interface LinkButtonProps extends ElementProps<'a'> {
  children?: ReactNode;
  /** @default 'solid' */
  variant?: 'primary' | 'solid' | 'outline' | 'quiet';
  /** @default 'medium' */
  size?: 'small' | 'medium' | 'large';
  /** As wide as its parent. @default false */
  isFullWidth?: boolean;
}

/** A link that looks like a button: the next step of a page. It is a plain anchor. */
export function LinkButton({
  variant = 'solid',
  size = 'medium',
  isFullWidth = false,
  ...props
}: LinkButtonProps) {
  return <a {...props} className={button({ variant, size, isFullWidth })} />;
}
