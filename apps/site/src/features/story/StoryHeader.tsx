import { pageOf } from '@milepost/domain/content/pages';
import { Heading } from '@milepost/ui/Heading';
import { Text } from '@milepost/ui/Text';
import type { ReactNode } from 'react';
import { type Landscape, Scene } from '../../brand/Scene.tsx';
import { Trail, usePagePath } from '../../layout/Page.tsx';
import * as styles from './StoryHeader.css.ts';

export interface StoryHeaderProps {
  readonly scene: Landscape;
  /** The number on its milepost. */
  readonly sign?: number;
  /** Shown below the heading. */
  readonly children?: ReactNode;
}

/** The top of a page that tells something: a landscape from edge to edge, the heading in its sky. */
export function StoryHeader({ scene, sign, children }: StoryHeaderProps) {
  const { heading, subtitle } = pageOf(usePagePath());
  return (
    <div className={styles.story}>
      <div className={styles.words}>
        <Trail />
        <Heading level={1}>{heading}</Heading>
        {subtitle && <Text size="lead">{subtitle}</Text>}
        {children}
      </div>
      {/* After the words: while a document arrives, they would move what is at the lower edge. */}
      <div className={styles.land}>
        <Scene name={scene} shape="land" sign={sign} />
      </div>
    </div>
  );
}
