import type { ReactNode } from 'react';
import { Anchor } from '../../internal/Anchor.tsx';
import type { ElementProps } from '../../internal/props.ts';
import { type Background, backgrounds } from '../../styles/background.css.ts';
import { classNames } from '../../styles/classNames.ts';
import { takeLayout } from '../../styles/layout.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import { ArrowRightIcon, IconTile } from '../Icon/index.ts';
import * as styles from './LinkCard.css.ts';

/** All other attributes go to its link, so that a router's link can wrap it. */
export interface LinkCardProps extends ElementProps<'a'> {
  /** The link's text: where it leads. */
  heading: ReactNode;
  /** The heading level. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** What the visitor finds there, in a sentence. */
  children?: ReactNode | undefined;
  /** One icon, `size="medium"`. */
  icon?: ReactNode | undefined;
  /** The verb at the foot, before the arrow: visible but not read aloud, since the heading is the link. */
  actionLabel?: string | undefined;
  /** A drawing of what the visitor finds there. It is below the text, and in a wide card beside it; not read aloud. */
  picture?: ReactNode | undefined;
  /** The card's background. @default 'surface' */
  background?: Background | undefined;
}

/** A card that is one link. The whole card can be clicked. */
export function LinkCard({
  heading,
  headingLevel = 3,
  icon,
  actionLabel,
  background = 'surface',
  picture,
  children,
  ...props
}: LinkCardProps) {
  const Heading = `h${headingLevel}` as const;
  const isHeadingAlone = !(icon || children || actionLabel || picture);
  const [layout, link] = takeLayout(props);
  const card = (
    <div
      className={classNames(
        backgrounds[background],
        styles.card,
        background === 'surface' && styles.outlined,
        isHeadingAlone && styles.headingAlone,
        Boolean(picture) && styles.withPicture,
        picture ? undefined : layout,
      )}
    >
      {icon && (
        <span className={styles.icon}>
          <IconTile>{icon}</IconTile>
        </span>
      )}
      <Heading className={styles.heading}>
        <Anchor {...link} className={styles.link}>
          {heading}
        </Anchor>
      </Heading>
      {children && <p className={styles.description}>{children}</p>}
      <span aria-hidden="true" className={styles.action}>
        <span>{actionLabel}</span>
        <span className={styles.arrow}>
          <ArrowRightIcon />
        </span>
      </span>
      {picture && (
        <div aria-hidden="true" className={styles.picture}>
          {picture}
        </div>
      )}
    </div>
  );
  return picture ? <div className={classNames(styles.frame, layout)}>{card}</div> : card;
}
