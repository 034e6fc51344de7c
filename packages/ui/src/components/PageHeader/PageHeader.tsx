import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { slot } from '../../internal/slot.css.ts';
import { type Background, backgrounds } from '../../styles/background.css.ts';
import { placed } from '../../styles/layout.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './PageHeader.css.ts';

export interface PageHeaderProps extends ElementProps<'div'> {
  /** The page's one `h1`. */
  heading: ReactNode;
  /** What the page is for, in a sentence. */
  lead?: ReactNode | undefined;
  /** `Breadcrumbs`, above the heading. */
  breadcrumbs?: ReactNode | undefined;
  /** Content after the lead: badges, a button. */
  children?: ReactNode | undefined;
  /** A decorative drawing that fills its container at the end side. It is hidden on a phone. */
  picture?: ReactNode | undefined;
  /** `compact` where a form or a tool follows, which should be in view at once. @default 'full' */
  size?: 'compact' | 'full' | undefined;
  /** `panel` for a page that invites action, `page` for one where people work. @default 'page' */
  background?: Background | undefined;
}

/** The header of an inner page: its location, its heading and its purpose. */
export function PageHeader({
  heading,
  lead,
  breadcrumbs,
  background = 'page',
  size = 'full',
  picture,
  children,
  ...props
}: PageHeaderProps) {
  const isCompact = size === 'compact';
  const words = (
    <>
      {breadcrumbs}
      <Heading level={1} size={isCompact ? 'h2' : undefined}>
        {heading}
      </Heading>
      {lead && (
        <Text size={isCompact ? undefined : 'lead'} tone="soft">
          {lead}
        </Text>
      )}
      <div className={slot}>{children}</div>
    </>
  );
  return (
    <div
      {...placed(
        props,
        backgrounds[background],
        styles.pageHeader,
        background === 'page' ? styles.flat : styles.raised,
        Boolean(picture) && styles.withPicture,
        isCompact && styles.compact,
      )}
    >
      {picture ? (
        <div className={styles.split}>
          <div className={styles.wordsBesidePicture}>{words}</div>
          <div className={styles.picture}>{picture}</div>
        </div>
      ) : (
        <div className={styles.inner}>{words}</div>
      )}
    </div>
  );
}
