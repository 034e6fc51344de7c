import { paymentCards } from '@milepost/domain/content/payment';
import { paymentMethods, paymentMethodsLabel } from '@milepost/domain/forms/payment';
import { Tab, TabList } from '@milepost/ui/Tabs';
import { Words } from '../../features/text/Words.tsx';
import * as styles from './Methods.css.ts';

const [card, bank, byPhone] = paymentCards;
const forms = [card, bank] as const;

/** The choice of a method by its price, and the method by phone. */
export function Methods() {
  return (
    <div className={styles.methods}>
      <noscript>
        <Prices cards={forms} />
      </noscript>
      <TabList label={paymentMethodsLabel} variant="card">
        {paymentMethods.map(({ value }, index) => (
          <Tab key={value} id={value}>
            <Method card={forms[index as 0 | 1]} />
          </Tab>
        ))}
      </TabList>
      <div className={styles.info}>
        <Method card={byPhone} />
      </div>
    </div>
  );
}

/** The methods and their prices where none can be chosen. */
export const Prices = ({
  cards = paymentCards,
}: {
  readonly cards?: typeof paymentCards | typeof forms;
}) =>
  cards.map((card) => (
    <div key={card.title} className={styles.info}>
      <Method card={card} />
    </div>
  ));

function Method({
  card: { title, value, text },
}: {
  readonly card: (typeof paymentCards)[number];
}) {
  return (
    <span className={styles.method}>
      <strong>{title}</strong> <span className={styles.price}>{value}</span>{' '}
      <span className={styles.text}>
        <Words line={text} />
      </span>
    </span>
  );
}
