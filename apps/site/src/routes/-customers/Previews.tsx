import { supportTopics } from '@milepost/domain/content/customers';
import { firstSteps } from '@milepost/domain/content/insurance';
import { whatToExpect } from '@milepost/domain/content/payoff';
import { Scene } from '../../brand/Scene.tsx';
import { outcomes } from '../../config.ts';
import * as styles from './Previews.css.ts';

const [processing, validity] = whatToExpect.points;

/** The balance of a loan and its interest so far, from the first payment to the last. */
export const Loan = () => (
  <svg aria-hidden="true" viewBox="0 0 320 240" className={styles.loan}>
    <path d="M0 60Q190 96 320 220H0Z" className={styles.left} />
    <path d="M0 220Q150 160 320 152" className={styles.interest} />
    <path d="M0 220H320" className={styles.ground} />
    {[64, 128, 192, 256].map((x) => (
      <rect key={x} x={x - 9} y="212" width="18" height="18" rx="4" className={styles.post} />
    ))}
    {/* Both wheels are on the line. */}
    <g transform="translate(27 64.6)rotate(15)">
      <svg aria-hidden="true" x="-21.6" y="-36" width="96" height="37.2">
        <Scene name="car" shape="bare" />
      </svg>
    </g>
  </svg>
);

/** The time that a payoff quote takes, and the time for which it is valid. */
export const Waits = () => (
  <div aria-hidden="true" className={styles.waits}>
    {[processing, validity].map(({ value, title }) => (
      <div key={value} className={styles.wait}>
        <strong className={styles.time}>{value}</strong>
        {title}
      </div>
    ))}
  </div>
);

/** The first steps after a loss. */
export const FirstSteps = () => (
  <div aria-hidden="true" className={styles.steps}>
    {firstSteps[outcomes.claim].steps.map(({ title }) => (
      <div key={title} className={styles.step}>
        {title}
      </div>
    ))}
  </div>
);

/** What a call is about. */
export const Topics = () => (
  <div aria-hidden="true" className={styles.topics}>
    {supportTopics.map((topic) => (
      <span key={topic} className={styles.topic}>
        {topic}
      </span>
    ))}
  </div>
);
