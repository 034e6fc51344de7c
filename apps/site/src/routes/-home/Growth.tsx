import { figuresSection } from '@milepost/domain/content/home';
import { plainList } from '../../features/cards/plainList.ts';
import { SectionHead } from '../../features/text/SectionHead.tsx';
import { LinkButton } from '../../navigation/links.tsx';
import * as styles from './Growth.css.ts';

/** Our dealers by year: bars from zero, beside each other at the distance of their years. */
export function Growth() {
  const { heading, lead, mileposts, action } = figuresSection;
  return (
    <div className={styles.growth}>
      <div className={styles.head}>
        <SectionHead heading={heading} lead={lead} />
      </div>
      <ol {...plainList} className={styles.chart}>
        {mileposts.map(({ year, value, text }) => (
          <li key={year} className={styles.stop}>
            <time dateTime={`${year}`} className={styles.sign}>
              {year}
            </time>
            <div className={styles.label}>
              <h3 className={styles.value}>{value}</h3>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <div className={styles.action}>
        <LinkButton variant="outline" to={action.to}>
          {action.text}
        </LinkButton>
      </div>
    </div>
  );
}
