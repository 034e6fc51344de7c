import type { ReactNode } from 'react';
import { unmarkedList } from '../../internal/listRole.ts';
import type { ElementProps } from '../../internal/props.ts';
import { placed } from '../../styles/layout.ts';
import type { HeadingLevel } from '../Heading/index.ts';
import * as styles from './Steps.css.ts';

export interface StepsProps extends ElementProps<'ol'> {
  /** Two to four `Step`s. */
  children: ReactNode;
}

/** Shows the order of events as numbered stops along a line. */
export function Steps(props: StepsProps) {
  return <ol {...unmarkedList} {...placed(props, styles.steps)} />;
}

export interface StepProps extends ElementProps<'li'> {
  /** The step as a verb: "Find it". */
  heading: ReactNode;
  /** The heading level. @default 3 */
  headingLevel?: HeadingLevel | undefined;
  /** What the reader does or gets, in a sentence. */
  children?: ReactNode | undefined;
  /** A decorative drawing at the end of the line after the last step, as high as the step's number. It is hidden if the steps are below each other. */
  end?: ReactNode | undefined;
}

/** One step. Its number is its position. */
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
