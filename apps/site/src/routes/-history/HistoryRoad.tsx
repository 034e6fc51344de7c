import { future, timeline, timelineHeading } from '@milepost/domain/content/history';
import { Heading } from '@milepost/ui/Heading';
import { Panel } from '../../features/cards/Panel.tsx';
import { plainList } from '../../features/cards/plainList.ts';
import * as styles from './HistoryRoad.css.ts';

/** One bend: it starts at the middle, curves to the side of the text, and returns to the middle. */
const road = 'M56 -2C56 40 24 50 24 88S56 136 56 178';

/** The company's years along a road, with the future at its end. */
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
              <path d={road} className={styles.asphalt} />
              <path d={road} className={styles.dash} />
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
