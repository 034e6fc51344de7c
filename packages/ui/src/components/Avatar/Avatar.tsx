'use client';

import { useState } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { backgrounds, type Tint } from '../../styles/background.css.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Avatar.css.ts';

export interface AvatarProps extends Omit<ElementProps<'span'>, 'children'> {
  /** The person’s or the company’s full name. */
  name: string;
  /** The URL of a square picture. If it can’t be shown, the initials are. */
  src?: string | undefined;
  /** One or two letters. @default the first letters of the first and the last word of `name` */
  initials?: string | undefined;
  /** The size. @default 'medium' */
  size?: 'small' | 'medium' | 'large' | undefined;
  /** The background of the initials. @default 'tint2' */
  background?: Tint | undefined;
  /** Whether it is hidden from assistive technology, because the name is written beside it. @default false */
  isDecorative?: boolean | undefined;
}

const initialsOf = (name: string) => {
  const words = name.trim().split(/\s+/);
  const ends = words.length > 1 ? [words.at(0), words.at(-1)] : words;
  // Split by code points, so that no letter is cut in two.
  return ends
    .map((word = '') => Array.from(word)[0] ?? '')
    .join('')
    .toUpperCase();
};

/** Identifies a person or a company at a glance, by a picture or by initials on a tint. */
export function Avatar({
  name,
  src,
  initials = initialsOf(name),
  size = 'medium',
  background = 'tint2',
  isDecorative = false,
  ...props
}: AvatarProps) {
  const [failed, setFailed] = useState<string>();
  return (
    <span
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      {...placed(props, backgrounds[background], styles.sizes[size])}
    >
      {src && src !== failed ? (
        <img
          // A picture that failed before hydration dispatches no further `error` event.
          ref={(picture) => {
            if (picture?.complete && picture.naturalWidth === 0) setFailed(src);
          }}
          src={src}
          alt=""
          className={styles.picture}
          onError={() => setFailed(src)}
        />
      ) : (
        initials
      )}
    </span>
  );
}
