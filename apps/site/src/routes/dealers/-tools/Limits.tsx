import { type Limit, programDetails } from '@milepost/domain/content/dealer-indirect';
import { Heading } from '@milepost/ui/Heading';
import { plainList } from '../../../features/cards/plainList.ts';
import * as styles from './Limits.css.ts';

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

/** A text at an end of the scale stays inside it. */
function textAt(at: number, to: number) {
  if (at === 0) return styles.textAtStart;
  return at === to ? styles.textAtEnd : styles.text;
}

/** The text beside it says the same. */
function Scale({ from = 0, to, marks }: Limit['scale']) {
  const share = (value: number) => `${(100 * value) / to}%`;
  return (
    <svg aria-hidden="true" className={styles.scale}>
      <rect width="100%" className={styles.track} />
      <rect x={share(from)} width={share(to - from)} className={styles.range} />
      {marks.map(({ at, text }) => (
        <svg aria-hidden="true" key={at} x={share(at)} overflow="visible">
          {/* At both ends it is inside the scale. */}
          <rect x={(-4 * at) / to} width="4" height="28" className={styles.tick} />
          <text y="48" className={textAt(at, to)}>
            {text}
          </text>
        </svg>
      ))}
    </svg>
  );
}
