import { future, timeline, timelineHeading } from '@milepost/domain/content/history';
import { Heading } from '@milepost/ui/Heading';
import { Panel } from '../cards/Panel.tsx';
import { plainList } from '../cards/plainList.ts';
import * as styles from './HistoryRoad.css.ts';

/** One bend: in at the middle, out to the side of the words, back to the middle. */
const way = 'M56 -2C56 40 24 50 24 88S56 136 56 178';

/** The company's years along a road, and at its end the future. */
export function HistoryRoad() {
  return (
    <div className={styles.journey}>
      <Heading level={2}>{timelineHeading}</Heading>
      <ol {...plainList} className={styles.road}>
        {timeline.map(({ year, title, event }) => (
          <li key={year} className={styles.stop}>
            <svg
              aria-hidden="true"
              viewBox="0 0 112 176"
              preserveAspectRatio="none"
              className={styles.bend}
            >
              <path d={way} className={styles.asphalt} />
              <path d={way} className={styles.dash} />
            </svg>
            <time dateTime={`${year}`} className={styles.year}>
              {year}
            </time>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.event}>{event}</p>
          </li>
        ))}
      </ol>
      <div className={styles.end}>
        <Panel {...future} background="panel" />
      </div>
    </div>
  );
}
