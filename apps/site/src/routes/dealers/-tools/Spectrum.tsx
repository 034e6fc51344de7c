import { spectrum } from '@milepost/domain/content/dealer-full-spectrum';
import { Text } from '@milepost/ui/Text';
import { plainList } from '../../../features/cards/plainList.ts';
import * as styles from './Spectrum.css.ts';

/** Every credit level with its lowest sample rate, as columns on one scale from zero. */
export function Spectrum() {
  return (
    <figure className={styles.figure}>
      <ol {...plainList} aria-label={spectrum.label} className={styles.spectrum}>
        {spectrum.tiers.map(({ tier, rate, share }) => (
          <li key={tier} className={styles.tier}>
            <svg aria-hidden="true" className={styles.chart}>
              <rect
                y={`${100 - share}%`}
                width="100%"
                // The scale cuts its lower corners off.
                height={`${share + 5}%`}
                rx="8"
                className={styles.column}
              />
            </svg>
            <svg aria-hidden="true" className={styles.bar}>
              <rect width={`${share}%`} height="100%" rx="4" className={styles.column} />
            </svg>
            <strong className={styles.name}>{tier}</strong>
            <span className={styles.rate}>{rate}</span>
          </li>
        ))}
      </ol>
      <figcaption>
        <Text size="small" tone="soft">
          {spectrum.caption}
        </Text>
      </figcaption>
    </figure>
  );
}
