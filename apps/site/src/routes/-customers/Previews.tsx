import { loanAreas, supportTopics } from '@milepost/domain/content/customers';
import { firstSteps } from '@milepost/domain/content/insurance';
import { Scene } from '../../brand/Scene.tsx';
import { outcomes } from '../../config.ts';
import { QuoteTimes } from '../../features/payoff/QuoteTimes.tsx';
import * as styles from './Previews.css.ts';

/** The balance of a loan and its interest so far, from the first payment to the last. */
export const Loan = () => (
  <svg aria-hidden="true" viewBox="0 0 320 272" className={styles.loan}>
    <path d="M0 40Q190 88 320 260H0Z" className={styles.left} />
    <path d="M0 260Q150 212 320 204" className={styles.interest} />
    <path d="M0 260H320" className={styles.ground} />
    <text x="20" y="140" className={styles.area}>
      {loanAreas.left}
    </text>
    <text x="320" y="192" textAnchor="end" className={styles.area}>
      {loanAreas.interest}
    </text>
    {[1, 2, 3, 4].map((year) => (
      <svg key={year} x={64 * year} y="249" overflow="visible" aria-hidden="true">
        <rect x="-11" width="22" height="22" rx="5" className={styles.post} />
        <text y="15.5" className={styles.year}>
          {year}
        </text>
      </svg>
    ))}
    {/* Both wheels are on the line. */}
    <g transform="translate(27 46)rotate(17.5)">
      <svg aria-hidden="true" x="-21.6" y="-36" width="96" height="37.2" overflow="visible">
        <Scene name="car" shape="bare" />
      </svg>
    </g>
  </svg>
);

/** The time that a payoff quote takes, and the time for which it is valid. */
export const Waits = () => (
  <div aria-hidden="true" className={styles.waits}>
    <QuoteTimes />
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
