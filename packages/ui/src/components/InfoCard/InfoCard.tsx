import type { ReactNode } from 'react';
import { Card, type CardProps } from '../Card/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { IconTile } from '../Icon/index.ts';
import * as styles from './InfoCard.css.ts';

/** Props of InfoCard. */
export interface InfoCardProps extends Omit<CardProps, 'ground' | 'children'> {
  /** What the card is about, in a word or four. */
  heading: ReactNode;
  /** The heading's place in the page's outline. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** One icon, `size="medium"`. */
  icon?: ReactNode;
  /** A sentence or two, or a short list. */
  children?: ReactNode;
  /** One button or link at the card's foot. */
  action?: ReactNode;
  /** What the card stands on. @default 'surface' */
  ground?: Exclude<CardProps['ground'], 'pineDark'>;
}

/** A card that tells one thing, with at most one action. */
export function InfoCard({
  heading,
  headingLevel = 3,
  icon,
  children,
  action,
  ground = 'surface',
  ...props
}: InfoCardProps) {
  const isPlain = ground === 'surface' || ground === 'sunken';
  return (
    <Card {...props} ground={ground}>
      <div className={styles.infoCard}>
        {icon && (
          <span className={styles.icon}>
            <IconTile ground={isPlain ? 'pine' : 'surface'}>{icon}</IconTile>
          </span>
        )}
        <Heading level={headingLevel} size="h4">
          {heading}
        </Heading>
        {children && <div className={styles.body}>{children}</div>}
        {action && <div className={styles.action}>{action}</div>}
      </div>
    </Card>
  );
}
