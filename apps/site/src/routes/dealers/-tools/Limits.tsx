import {
  indirectExample,
  type Limit,
  programDetails,
} from '@milepost/domain/content/dealer-indirect';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { plainList } from '../../../features/cards/plainList.ts';
import * as styles from './Limits.css.ts';

/** The program's limits, each on its own scale. */
export function Limits() {
  return (
    <ul {...plainList} className={styles.limits}>
      {programDetails.facts.map(({ title, value, scale }) => (
        <li key={title} className={styles.limit}>
          <div className={styles.words}>
            <Heading level={2} size="h4">
              {title}
            </Heading>
            <strong className={styles.value}>{value}</strong>
          </div>
          <Scale {...scale} />
        </li>
      ))}
    </ul>
  );
}

/** A text at an end of the scale stays inside it. One near the upper end leaves it its space. */
function textAt(at: number, to: number) {
  if (at === 0) return styles.textAtStart;
  return at > to / 2 ? styles.textAtEnd : styles.text;
}

/** The text beside it says the same. */
function Scale({ from = 0, to, marks, example }: Limit['scale']) {
  const share = (value: number) => `${(100 * value) / to}%`;
  return (
    <svg aria-hidden="true" className={styles.scale}>
      <rect width="100%" className={styles.track} />
      <rect x={share(from)} width={share(to - from)} className={styles.range} />
      {marks.map(({ at, text }) => (
        <svg aria-hidden="true" key={at} x={share(at)} overflow="visible">
          {/* At both ends it is inside the scale. */}
          <rect x={(-4 * at) / to} width="4" height="28" className={styles.tick} />
          <text y="48" className={textAt(at, to)}>
            {text}
          </text>
        </svg>
      ))}
      <circle cx={share(example)} cy="10" r="7" className={styles.dot} />
    </svg>
  );
}

/** A deal in figures. The mark in its heading is that of its positions on the scales. */
export function Example() {
  const { heading, figures, note } = indirectExample;
  return (
    <Stack gap="xl" marginTop="m">
      <Inline gap="s">
        <svg aria-hidden="true" width="18" height="18" className={styles.legend}>
          <circle cx="9" cy="9" r="7" className={styles.dot} />
        </svg>
        <Heading level={2} size="h4">
          {heading}
        </Heading>
      </Inline>
      <div className={styles.figures}>
        {figures.map((figure) => (
          <Figure key={figure.label} {...figure} />
        ))}
      </div>
      <Text size="small" tone="soft">
        {note}
      </Text>
    </Stack>
  );
}
