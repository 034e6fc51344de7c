import { portalPreview, ratePreview } from '@milepost/domain/content/dealers';
import * as styles from './Portal.css.ts';

const { heading, kind, deals } = portalPreview;

/** The dealer portal as a drawing: a window with deals and the status of each. */
export function Portal() {
  return (
    <div aria-hidden="true" className={styles.portal}>
      <div className={styles.bar}>
        <strong>{heading}</strong>
        <span>{kind}</span>
      </div>
      {deals.map(([deal, status], index) => (
        <div key={deal} className={styles.deal}>
          <span>{deal}</span>
          <strong className={index < 2 ? styles.done : styles.open}>{status}</strong>
        </div>
      ))}
    </div>
  );
}

/** The lowest rate of the best credit tiers. */
export const Rates = () => (
  <div aria-hidden="true" className={styles.rates}>
    {ratePreview.map(([tier, rate]) => (
      <div key={tier}>
        {tier}
        <strong className={styles.rate}>{rate}</strong>
      </div>
    ))}
  </div>
);

/** A number on a card, and what it says. */
export const Fact = ({ value, label }: { readonly value: string; readonly label: string }) => (
  <p className={styles.fact}>
    <strong className={styles.value}>{value}</strong> {label}
  </p>
);
