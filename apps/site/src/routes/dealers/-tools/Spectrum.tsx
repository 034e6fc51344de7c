import { spectrum } from '@milepost/domain/content/dealer-full-spectrum';
import { plainList } from '../../../features/cards/plainList.ts';
import * as styles from './Spectrum.css.ts';

/** Every credit level on one band. */
export function Spectrum() {
  return (
    <ol {...plainList} aria-label={spectrum.label} className={styles.spectrum}>
      {spectrum.tiers.map((tier) => (
        <li key={tier} className={styles.tier}>
          {tier}
        </li>
      ))}
    </ol>
  );
}
