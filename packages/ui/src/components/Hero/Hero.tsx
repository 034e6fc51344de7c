import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { backgrounds } from '../../styles/background.css.ts';
import { classNames } from '../../styles/classNames.ts';
import { placed } from '../../styles/layout.ts';
import { Eyebrow } from '../Eyebrow/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Hero.css.ts';

export interface HeroProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The page's one `h1`. */
  heading: ReactNode;
  /** One or two sentences: what the visitor gets. */
  lead: ReactNode;
  /** Two to five words above the heading. */
  eyebrow?: ReactNode | undefined;
  /** A `primary` LinkButton, and an `outline` one if there is a second option; both `size="large"`. */
  actions?: ReactNode | undefined;
  /** Two or three `Figure`s, `size="small"`. */
  figures?: ReactNode | undefined;
  /** A drawing that fills its container: from the middle of a wide screen to its edge, below the text on a phone. */
  picture?: ReactNode | undefined;
  /** A `Card` that floats over the picture: an offer in numbers. */
  card?: ReactNode | undefined;
}

/** The start of a home page: the promise, the first step, the picture. One per site. */
export function Hero({
  heading,
  lead,
  eyebrow,
  actions,
  figures,
  picture,
  card,
  ...props
}: HeroProps) {
  return (
    <div {...placed(props, styles.hero)}>
      <div className={backgrounds.panel}>
        <div className={styles.inner}>
          <div className={classNames(styles.words, Boolean(picture) && styles.besidePicture)}>
            {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
            <Heading level={1}>{heading}</Heading>
            <Text size="lead" tone="soft">
              {lead}
            </Text>
            {actions && <div className={styles.actions}>{actions}</div>}
            {figures && <div className={styles.figures}>{figures}</div>}
          </div>
        </div>
      </div>
      {picture && (
        <div className={styles.picture}>
          <div className={styles.frame}>{picture}</div>
          {card && <div className={styles.card}>{card}</div>}
        </div>
      )}
    </div>
  );
}
