'use client';

import type { ReactNode } from 'react';
import { bannerWords } from '../../internal/english.ts';
import { toneIcons } from '../../internal/icons/toneIcons.ts';
import { useWords } from '../../internal/locale.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import { CloseIcon } from '../Icon/index.ts';
import * as styles from './Banner.css.ts';

export interface BannerProps extends ElementProps<'section'> {
  /** A sentence or two, with a link if there is more to say. */
  children: ReactNode;
  /** Names the banner among the page's landmarks. @default 'Notice' */
  label?: string | undefined;
  /** The purpose of the message, which sets the colors and the icon. @default 'info' */
  tone?: 'info' | 'success' | 'warning' | 'danger' | undefined;
  /** Shows a close button. Called when it is pressed, for the caller to remove the banner. */
  onDismiss?: (() => void) | undefined;
}

/** Shows news that concerns the whole page or site, across the top. */
export function Banner({ label, tone = 'info', onDismiss, children, ...props }: BannerProps) {
  const words = useWords(bannerWords);
  const ToneIcon = toneIcons[tone];
  return (
    <section {...placed(props, styles.banner[tone])} aria-label={label ?? words.notice}>
      <div className={styles.line}>
        <span className={styles.icon[tone]}>
          <ToneIcon />
        </span>
        <div className={styles.words}>{children}</div>
        {onDismiss && (
          <button type="button" className={styles.dismiss} onClick={onDismiss}>
            <CloseIcon label={words.close} />
          </button>
        )}
      </div>
    </section>
  );
}
