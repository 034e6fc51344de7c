import { whatToExpect } from '@milepost/domain/content/payoff';
import { plainList } from '../cards/plainList.ts';
import * as styles from './QuoteRoad.css.ts';

const [processing, validity] = whatToExpect.points;

/** How long a quote takes and how long it is valid, as two stretches of a road. */
export function QuoteRoad() {
  return (
    <ol {...plainList} className={styles.road}>
      {[processing, validity].map(({ title, value, text }) => (
        <li key={title} className={styles.wait}>
          <strong className={styles.length}>{value}</strong>
          <span className={styles.stretch} />
          <p className={styles.text}>
            <strong>{title}</strong>
            {text}
          </p>
        </li>
      ))}
    </ol>
  );
}
