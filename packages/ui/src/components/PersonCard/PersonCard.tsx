import type { ReactNode } from 'react';
import type { Tint } from '../../styles/surface.ts';
import { Card, type CardProps } from '../Card/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './PersonCard.css.ts';

/** Props of PersonCard. */
export interface PersonCardProps extends Omit<CardProps, 'ground' | 'children'> {
  /** The person's full name. */
  name: string;
  /** Two letters for the avatar. */
  initials: string;
  /** What the person does here. */
  position: string;
  /** A sentence or two about the person. */
  children?: ReactNode;
  /** The name's place in the page's outline. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** The avatar's colour. @default 'pine' */
  tint?: Tint | undefined;
}

/** A person: initials, name, position, a short story. */
export function PersonCard({
  name,
  initials,
  position,
  headingLevel = 3,
  tint = 'pine',
  children,
  ...props
}: PersonCardProps) {
  return (
    <Card {...props}>
      <div className={styles.who}>
        <span aria-hidden="true" className={styles.avatar({ tint })}>
          {initials}
        </span>
        <div className={styles.names}>
          <Heading level={headingLevel} size="h4">
            {name}
          </Heading>
          <Text size="small" tone="soft">
            {position}
          </Text>
        </div>
      </div>
      {children && <div className={styles.bio}>{children}</div>}
    </Card>
  );
}
