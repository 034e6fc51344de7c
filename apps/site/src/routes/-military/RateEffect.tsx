import { scra, rateLimit as words } from '@milepost/domain/content/military';
import { formatRate } from '@milepost/domain/input/format';
import { SliderField } from '@milepost/ui/SliderField';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { useState } from 'react';
import { live } from '../../loading/live.css.ts';
import * as styles from './RateLimit.css.ts';

const { min, max, at } = words.rates;
const [without, within] = words.bars;

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
      <div aria-hidden="true" className={styles.bars}>
        <span className={styles.name}>{without}</span>
        <svg aria-hidden="true" className={styles.scale}>
          <Bar apr={apr} className={styles.contract} />
          <Rate apr={apr} />
        </svg>
        <span className={styles.name}>{within}</span>
        <svg aria-hidden="true" className={styles.scale}>
          <Bar apr={apr} className={styles.forgiven} />
          <Bar apr={kept} className={styles.paid} />
          <Rate apr={kept} />
        </svg>
      </div>
      <Text role="status">{words.effect(apr)}</Text>
    </Stack>
  );
}

/** A rate as a share of the highest one. */
const shareOf = (apr: number) => `${(100 * apr) / max}%`;

const Bar = ({ apr, className }: { readonly apr: number; readonly className: string }) => (
  <svg aria-hidden="true" width={shareOf(apr)}>
    <rect className={className} />
  </svg>
);

/** A bar shorter than this has no space for its rate, in percent a year. */
const leastInside = 5;

/** The rate at the end of its bar, inside or after it. */
const Rate = ({ apr }: { readonly apr: number }) => (
  <text x={shareOf(apr)} y="50%" className={apr < leastInside ? styles.after : styles.inside}>
    {formatRate(apr)}
  </text>
);
