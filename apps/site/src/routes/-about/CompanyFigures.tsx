import { companyFigures } from '@milepost/domain/content/about';
import * as styles from './CompanyFigures.css.ts';

/** The company in numbers. */
export function CompanyFigures() {
  return (
    <div className={styles.figures}>
      {companyFigures.map(({ value, label }) => (
        <p key={label}>
          <strong className={styles.value}>{value}</strong> {label}
        </p>
      ))}
    </div>
  );
}
