import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { text } from './Text.css.ts';

/** Props of Text. */
export interface TextProps extends ElementProps<'p'> {
  children: ReactNode;
  /** A paragraph, or a run of words inside one. @default 'p' */
  as?: 'p' | 'span' | 'strong' | 'em' | 'small' | 'div';
  /** @default 'body' */
  size?: 'lead' | 'body' | 'small' | 'tiny';
  /** @default 'inherit' */
  tone?: 'inherit' | 'soft' | 'danger' | 'success';
  /** @default 'regular' */
  weight?: 'regular' | 'medium' | 'bold';
  /** Digits of one width, for numbers that change or stand below one another. @default false */
  isTabular?: boolean;
}

/** Running words. As a paragraph it is trimmed, so that gaps around it are exact. */
export function Text({
  as: Element = 'p',
  size = 'body',
  tone = 'inherit',
  weight = 'regular',
  isTabular = false,
  ...props
}: TextProps) {
  return (
    <Element
      {...(props as object)}
      className={text({
        size,
        tone,
        weight,
        isTabular,
        isBlock: Element === 'p' || Element === 'div',
      })}
    />
  );
}
