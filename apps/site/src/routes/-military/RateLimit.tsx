import { militaryPoints, rateLimit } from '@milepost/domain/content/military';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { plainList } from '../../features/cards/plainList.ts';
import * as styles from './RateLimit.css.ts';

const [rate, ...promises] = militaryPoints;

/** The highest rate that the law allows, and its effect on the rate of a contract. */
export function RateLimit() {
  return (
    <Stack gap="xl">
      <div className={styles.limit}>
        <strong className={styles.number}>{rate.value}</strong>
        <Stack gap="l">
          <Heading level={2}>{rate.title}</Heading>
          <Text>{rate.text}</Text>
          <dl className={styles.rates}>
            <dt className={styles.name}>{rateLimit.before}</dt>
            <dd className={styles.bar}>
              <span className={styles.paid} />
              <span className={styles.past} />
            </dd>
            <dt className={styles.name}>{rateLimit.during}</dt>
            <dd className={styles.bar}>
              <span className={styles.paid}>{rate.value}</span>
              <span className={styles.forgiven}>{rateLimit.forgiven}</span>
            </dd>
          </dl>
        </Stack>
      </div>
      <ul {...plainList} className={styles.promises}>
        {promises.map(({ title, value, text }) => (
          <li key={title}>
            <Figure
              value={value}
              label={
                <>
                  <strong>{title}.</strong> {text}
                </>
              }
            />
          </li>
        ))}
      </ul>
    </Stack>
  );
}
