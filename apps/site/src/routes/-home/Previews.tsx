import { previews } from '@milepost/domain/content/home';
import { Scene } from '../../brand/Scene.tsx';
import * as styles from './Previews.css.ts';

const { ways, sample, letter, score, account, topics } = previews;

/** Methods to pay, and what each costs. */
export const Ways = () => (
  <div className={styles.ways}>
    {ways.map(([way, fee]) => (
      <div key={way} className={styles.way}>
        {way} <strong>{fee}</strong>
      </div>
    ))}
  </div>
);

/** A letter of pre-qualification, at an angle. */
export const Letter = () => (
  <div className={styles.letter}>
    <span>{sample}</span>
    <span>{letter.text}</span>
    <strong className={styles.amount}>{letter.amount}</strong>
    <i className={styles.dashes} />
  </div>
);

/** A score on its scale. */
export const Score = () => (
  <>
    <svg aria-hidden="true" className={styles.above}>
      <text y="70%" className={styles.sample}>
        {sample}
      </text>
      <text x={`${score.at}%`} y="70%" className={styles.number}>
        {score.value}
      </text>
    </svg>
    <svg aria-hidden="true" className={styles.score}>
      {score.ranges.map((from, index) => (
        <rect key={from} x={`${from}%`} className={styles.ranges[index]} />
      ))}
      <rect {...score.own} className={styles.own} />
    </svg>
  </>
);

/** The road of a loan, with the car as far as it has been paid. */
export const Account = () => (
  <>
    <div className={styles.reading}>
      <strong>{account.text}</strong>
      {sample}
    </div>
    <svg aria-hidden="true" className={styles.road}>
      <line x2="100%" y1="50" y2="50" className={styles.ahead} />
      <line x2={`${account.paid}%`} y1="50" y2="50" className={styles.done} />
      <svg x={`${account.paid}%`} overflow="visible" aria-hidden="true">
        <svg x="-52" y="8" width="104" height="40" overflow="visible" aria-hidden="true">
          <Scene name="car" shape="bare" />
        </svg>
      </svg>
    </svg>
  </>
);

/** What the questions are about. */
export const Topics = () => (
  <div className={styles.topics}>
    {topics.map((topic) => (
      <span key={topic} className={styles.topic}>
        {topic}
      </span>
    ))}
  </div>
);
