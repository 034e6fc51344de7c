import { paymentCards } from '@milepost/domain/content/payment';
import { Card } from '@milepost/ui/Card';
import { Heading } from '@milepost/ui/Heading';
import { plainList } from '../../features/cards/plainList.ts';
import { Words } from '../../features/text/Words.tsx';
import * as styles from './PriceBoard.css.ts';

/** The prices of the three payment methods, to compare at a glance as at a gas station. */
export function PriceBoard() {
  return (
    <Card background="panel">
      <ul {...plainList} className={styles.board}>
        {paymentCards.map(({ title, value, isFree, text }) => (
          <li key={title} className={styles.method}>
            <Heading level={2} size="h3">
              {title}
            </Heading>
            <strong className={isFree ? styles.free : styles.price}>{value}</strong>
            <p className={styles.text}>
              <Words line={text} />
            </p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
