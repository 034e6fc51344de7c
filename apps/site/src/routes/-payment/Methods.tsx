import { paymentCards } from '@milepost/domain/content/payment';
import { paymentMethods, paymentMethodsLabel } from '@milepost/domain/forms/payment';
import { Tab, TabList } from '@milepost/ui/Tabs';
import { useId } from 'react';
import { Words } from '../../features/text/Words.tsx';
import * as styles from './Methods.css.ts';

const byPhone = paymentCards[2];

/** The choice of a method by its price, and the method by phone. */
export function Methods() {
  const id = useId();
  return (
    <div className={styles.methods}>
      <TabList label={paymentMethodsLabel} variant="card">
        {paymentMethods.map(({ value }, index) => (
          <Tab
            key={value}
            id={value}
            aria-labelledby={`${id}-${value}`}
            aria-describedby={`${id}-${value}-price`}
          >
            <Method id={`${id}-${value}`} card={paymentCards[index as 0 | 1]} />
          </Tab>
        ))}
      </TabList>
      <div className={styles.byPhone}>
        <Method card={byPhone} />
      </div>
    </div>
  );
}

/** The three methods where none of them is a form on this page. */
export const Prices = () =>
  paymentCards.map((card) => (
    <div key={card.title} className={styles.byPhone}>
      <Method card={card} />
    </div>
  ));

interface MethodProps {
  readonly card: (typeof paymentCards)[number];
  /** The id of the name; the price and the details have `-price` after it. */
  readonly id?: string;
}

function Method({ card: { title, value, text }, id }: MethodProps) {
  return (
    <span className={styles.method}>
      <strong id={id}>{title}</strong>{' '}
      <span id={id && `${id}-price`} className={styles.details}>
        <span className={styles.price}>{value}</span>{' '}
        <span className={styles.text}>
          <Words line={text} />
        </span>
      </span>
    </span>
  );
}
