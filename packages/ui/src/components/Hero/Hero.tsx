import type { ReactNode } from 'react';
import type { ElementProps } from '../../internal/props.ts';
import { backgrounds } from '../../styles/background.css.ts';
import { placed } from '../../styles/layout.ts';
import { Eyebrow } from '../Eyebrow/index.ts';
import { Heading } from '../Heading/index.ts';
import { Text } from '../Text/index.ts';
import * as styles from './Hero.css.ts';

/** Props of Hero. */
export interface HeroProps extends Omit<ElementProps<'div'>, 'children'> {
  /** The page's one `h1`. */
  heading: ReactNode;
  /** One or two sentences: what the visitor gets. */
  lead: ReactNode;
  /** Two to five words above the heading. */
  eyebrow?: ReactNode | undefined;
  /** A `primary` LinkButton, and an `outline` one where there is a second way; both `size="large"`. */
  actions?: ReactNode | undefined;
  /** Two or three `Figure`s, `size="small"`. */
  figures?: ReactNode | undefined;
  /** A picture as wide as its column. */
  picture?: ReactNode | undefined;
}

/** The start of a home page: the promise, the first step, the picture. One a site. */
export function Hero({ heading, lead, eyebrow, actions, figures, picture, ...props }: HeroProps) {
  return (
    <div {...placed(props, backgrounds.panel)}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Heading level={1}>{heading}</Heading>
          <Text size="lead" tone="soft">
            {lead}
          </Text>
          {actions && <div className={styles.actions}>{actions}</div>}
          {figures && <div className={styles.figures}>{figures}</div>}
        </div>
        {picture}
      </div>
    </div>
  );
}
