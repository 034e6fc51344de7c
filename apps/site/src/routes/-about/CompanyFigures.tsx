import { companyFigures } from '@milepost/domain/content/about';
import { Scene } from '../../brand/Scene.tsx';
import * as styles from './CompanyFigures.css.ts';

/** The company in numbers, in the sky over its city. */
export function CompanyFigures() {
  return (
    <div className={styles.frame}>
      <div className={styles.figures}>
        {companyFigures.map(({ value, label }) => (
          <p key={label}>
            <strong className={styles.value}>{value}</strong> {label}
          </p>
        ))}
      </div>
      <Scene name="city" shape="foot" />
    </div>
  );
}
