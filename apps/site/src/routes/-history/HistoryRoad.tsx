import { future, timeline, timelineHeading } from '@milepost/domain/content/history';
import { company } from '@milepost/domain/facts/company';
import { Heading } from '@milepost/ui/Heading';
import { Scene } from '../../brand/Scene.tsx';
import { Panel } from '../../features/cards/Panel.tsx';
import { plainList } from '../../features/cards/plainList.ts';
import * as styles from './HistoryRoad.css.ts';

const statesSign = Number(company.past.statesIn1995);

/** The company's years along a road that grows wider, with the future at its end. */
export function HistoryRoad() {
  return (
    <div className={styles.journey}>
      <Heading level={2}>{timelineHeading}</Heading>
      <div className={styles.road}>
        <div className={styles.asphalt}>
          <Scene name="years" shape="stretched" />
        </div>
        <ol {...plainList} className={styles.stops}>
          {timeline.map(({ year, title, event }) => (
            <li key={year} className={styles.stop}>
              <div className={styles.words}>
                <time dateTime={`${year}`} className={styles.year}>
                  {year}
                </time>
                <h3 className={styles.title}>{title}</h3>
                <p className={styles.event}>{event}</p>
              </div>
              <div className={styles.thing}>
                <Scene name={`y${year}`} shape="wide" sign={statesSign} />
              </div>
            </li>
          ))}
        </ol>
      </div>
      <div className={styles.end}>
        <Panel {...future} background="panel" />
      </div>
    </div>
  );
}
