import { whatToExpect } from '@milepost/domain/content/payoff';
import { plainList } from '../cards/plainList.ts';
import * as styles from './QuoteTimes.css.ts';

const [processing, validity] = whatToExpect.points;

/** How long a quote takes and how long it is valid. */
export function QuoteTimes({ hasTexts = false }: { readonly hasTexts?: boolean }) {
  return (
    <ul {...plainList} className={styles.times}>
      {[processing, validity].map(({ title, value, text }) => (
        <li key={title} className={styles.time}>
          <strong className={styles.length}>{value}</strong>
          <div className={styles.about}>
            {hasTexts ? <strong>{title}</strong> : title}
            {hasTexts && <div className={styles.text}>{text}</div>}
          </div>
        </li>
      ))}
    </ul>
  );
}
