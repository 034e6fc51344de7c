import type { ReactNode } from 'react';
import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import * as styles from './Steps.css.ts';

/** Props of Steps. */
export interface StepsProps extends ElementProps<'ol'> {
  /** Two to four `Step`s. */
  children: ReactNode;
}

/** Shows what happens in which order, as numbered stops along a line. */
export function Steps(props: StepsProps) {
  return <ol {...unmarkedList} {...placed(props, styles.steps)} />;
}

/** Props of Step. */
export interface StepProps extends ElementProps<'li'> {
  /** The step as a verb: "Find it". */
  heading: ReactNode;
  /** The heading's place in the page's outline. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** What the reader does or gets, in a sentence. */
  children?: ReactNode | undefined;
  /** A decorative drawing that the line leads to from the last step, as high as its sign; not on a phone. */
  end?: ReactNode | undefined;
}

/** One step; its number is its place. */
export function Step({ heading, headingLevel = 3, children, end, ...props }: StepProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <li {...placed(props, styles.step)}>
      <div className={styles.words}>
        <Heading className={styles.heading}>{heading}</Heading>
        {children && <div className={styles.text}>{children}</div>}
      </div>
      {end && <div className={styles.end}>{end}</div>}
    </li>
  );
}
