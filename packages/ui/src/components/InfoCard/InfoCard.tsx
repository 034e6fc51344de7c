import type { ReactNode } from 'react';
import { Card, type CardProps } from '../Card/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { IconTile } from '../Icon/index.ts';
import * as styles from './InfoCard.css.ts';

export interface InfoCardProps extends Omit<CardProps, 'children'> {
  /** The heading, in one to four words. */
  heading: ReactNode;
  /** The heading level. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** One icon, `size="medium"`. */
  icon?: ReactNode | undefined;
  /** A sentence or two, or a short list. */
  children?: ReactNode | undefined;
  /** A button or link at the card's foot. */
  actions?: ReactNode | undefined;
}

/** A card about one thing, with at most one action. */
export function InfoCard({
  heading,
  headingLevel = 3,
  icon,
  children,
  actions,
  ...props
}: InfoCardProps) {
  return (
    <Card {...props}>
      <div className={styles.infoCard}>
        {icon && (
          <span className={styles.icon}>
            <IconTile>{icon}</IconTile>
          </span>
        )}
        <Heading level={headingLevel} size="h4">
          {heading}
        </Heading>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </Card>
  );
}
