import type { ReactNode } from 'react';
import { toneIcons } from '../../internal/icons/toneIcons.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import * as styles from './Callout.css.ts';

export interface CalloutProps extends ElementProps<'div'> {
  /** The message in a sentence or two. */
  children: ReactNode;
  /** A few bold words before the text; not a heading in the page's outline. */
  heading?: ReactNode | undefined;
  /** The purpose of the message, which sets the colors and the icon. @default 'info' */
  tone?: 'neutral' | 'info' | 'success' | 'warning' | 'danger' | undefined;
}

/** A note set apart from the text around it. It is there from the start, so it announces nothing. */
export function Callout({ tone = 'info', heading, children, ...props }: CalloutProps) {
  const Icon = toneIcons[tone];
  return (
    <div {...placed(props, styles.callout[tone])} role="note">
      <span className={styles.icon[tone]}>
        <Icon size="medium" />
      </span>
      <div className={styles.words}>
        {heading && <p className={styles.heading}>{heading}</p>}
        <div>{children}</div>
      </div>
    </div>
  );
}
