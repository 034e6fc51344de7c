import { scra, rateLimit as words } from '@milepost/domain/content/military';
import { formatRate } from '@milepost/domain/input/format';
import { SliderField } from '@milepost/ui/SliderField';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useState } from 'react';
import { live } from '../../loading/live.css.ts';
import * as styles from './RateLimit.css.ts';

const { min, max, at } = words.rates;
const widthOf = (apr: number) => `${(100 * apr) / max}%`;

/** The visitor's rate and the highest one that the law allows, as bars on one scale. */
export function RateEffect() {
  const [typed, setApr] = useState<number | null>(at);
  const isValid = typed !== null && typed >= min && typed <= max;
  const apr = isValid ? typed : at;
  const kept = Math.min(apr, scra.maxApr);
  return (
    <Stack gap="l">
      <div className={live}>
        <SliderField
          label={words.label}
          {...{ min, max }}
          step={0.5}
          format={formatRate}
          value={typed}
          onChange={setApr}
        />
      </div>
      <svg aria-hidden="true" className={styles.bars}>
        <rect width={widthOf(apr)} height="40" className={styles.contract} />
        <rect x="1" y="57" width={widthOf(apr)} height="38" className={styles.forgiven} />
        <rect y="56" width={widthOf(kept)} height="40" className={styles.paid} />
        <text x="12" y="26" className={styles.onContract}>
          {formatRate(apr)}
        </text>
        <text x="12" y="82" className={styles.onPaid}>
          {formatRate(kept)}
        </text>
      </svg>
      <Text role="status">{words.effect(apr)}</Text>
    </Stack>
  );
}
