import { militaryPoints } from '@milepost/domain/content/military';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { plainList } from '../../features/cards/plainList.ts';
import { lazyPart } from '../../loading/lazyPart.tsx';
import * as styles from './RateLimit.css.ts';

const [rate, ...promises] = militaryPoints;

const RateEffect = lazyPart(async () => (await import('./RateEffect.tsx')).RateEffect, {
  when: 'touch',
});

/** The highest rate that the law allows, and its effect on the rate of a contract. */
export function RateLimit() {
  return (
    <Stack gap="xl">
      <div className={styles.limit}>
        <strong className={styles.number}>{rate.value}</strong>
        <Stack gap="l">
          <Heading level={2}>{rate.title}</Heading>
          <Text>{rate.text}</Text>
          <div id="rate-effect">
            <RateEffect />
          </div>
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
