import { figuresSection } from '@milepost/domain/content/home';
import { plainList } from '../../features/cards/plainList.ts';
import * as styles from './Growth.css.ts';

/** Years on signs that rise from one road, each with what had grown by then. */
export function Growth() {
  return (
    <ol {...plainList} className={styles.growth}>
      {figuresSection.mileposts.map(({ year, value, text }) => (
        <li key={year} className={styles.stop}>
          <time dateTime={`${year}`} className={styles.sign}>
            {year}
          </time>
          <div>
            <h3 className={styles.value}>{value}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
