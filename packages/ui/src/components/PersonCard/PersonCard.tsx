import type { ReactNode } from 'react';
import { backgrounds, type Tint } from '../../styles/background.css.ts';
import { Card, type CardProps } from '../Card/index.ts';
import { Heading, type HeadingLevel } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './PersonCard.css.ts';

export interface PersonCardProps extends Omit<CardProps, 'children'> {
  /** The person's full name. */
  name: string;
  /** Two letters for the avatar. */
  initials: string;
  /** What the person does here. */
  jobTitle: string;
  /** A sentence or two about the person. */
  children?: ReactNode | undefined;
  /** The heading level of the name. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** The background of the initials. @default 'tint2' */
  avatarBackground?: Tint | undefined;
}

const hyphenated = /(\S+-\S+)/;

/** Introduces a person: initials, name, job title and a short bio. */
export function PersonCard({
  name,
  initials,
  jobTitle,
  headingLevel = 3,
  avatarBackground = 'tint2',
  children,
  ...props
}: PersonCardProps) {
  return (
    <Card {...props}>
      <div className={styles.who}>
        <span aria-hidden="true" className={`${backgrounds[avatarBackground]} ${styles.avatar}`}>
          {initials}
        </span>
        <div className={styles.names}>
          <Heading level={headingLevel} size="h4">
            <span key={name}>
              {name.split(hyphenated).map((part) =>
                part.includes('-') ? (
                  <span key={part} className={styles.unbroken}>
                    {part}
                  </span>
                ) : (
                  part
                ),
              )}
            </span>
          </Heading>
          <Text size="small" tone="soft">
            {jobTitle}
          </Text>
        </div>
      </div>
      {children && <div className={styles.bio}>{children}</div>}
    </Card>
  );
}
