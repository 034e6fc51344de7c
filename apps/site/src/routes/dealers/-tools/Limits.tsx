import { type Limit, programDetails } from '@milepost/domain/content/dealer-indirect';
import { Heading } from '@milepost/ui/Heading';
import { plainList } from '../../../features/cards/plainList.ts';
import * as styles from './Limits.css.ts';

/** The part of a scale past the limit, as a share of the limit. */
const overshoot = 0.15;

/** The program's limits, each on its own scale. */
export function Limits() {
  return (
    <ul {...plainList} className={styles.limits}>
      {programDetails.facts.map(({ title, value, scale }) => (
        <li key={title} className={styles.limit}>
          <div className={styles.words}>
            <Heading level={2} size="h4">
              {title}
            </Heading>
            <strong className={styles.value}>{value}</strong>
          </div>
          <Scale {...scale} />
        </li>
      ))}
    </ul>
  );
}

/** The text beside it says the same. */
function Scale({ from = 0, to, marks }: Limit['scale']) {
  const share = (value: number) => `${(100 * value) / (to * (1 + overshoot))}%`;
  return (
    <svg aria-hidden="true" className={styles.scale}>
      <rect width="100%" className={styles.track} />
      <rect x={share(from)} width={share(to - from)} className={styles.range} />
      {marks.map(({ at, text }) => (
        <svg aria-hidden="true" key={at} x={share(at)} overflow="visible">
          <rect x="-2" width="4" height="28" className={styles.tick} />
          <text y="48" className={at === 0 ? styles.textAtStart : styles.text}>
            {text}
          </text>
        </svg>
      ))}
    </svg>
  );
}
