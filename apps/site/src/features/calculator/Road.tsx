import type { Tried } from '@milepost/domain/calculator/road';
import { roadHeading } from '@milepost/domain/content/calculator-more';
import { Heading } from '@milepost/ui/Heading';
import { useState } from 'react';
import { lazyPart } from '../../loading/lazyPart.tsx';
import * as styles from './Road.css.ts';
import { useAnnouncement } from './terms.tsx';
import { type Made, WhatIfs } from './WhatIfs.tsx';

const Chart = lazyPart(async () => (await import('./more/RoadChart.tsx')).RoadChart);

/** The loan from its start to its last payment, and small changes to it, which it draws too. */
export function Road() {
  const [tried, setTried] = useState<Tried>();
  const [made, setMade] = useState<Made>();
  // Until something else changes.
  const last = useAnnouncement() === made?.sentence ? made : undefined;
  return (
    <div className={styles.road}>
      <div className={styles.drawing}>
        <Heading level={3} size="h4">
          {roadHeading}
        </Heading>
        <div className={styles.chart}>
          <Chart tried={tried ?? last} />
        </div>
      </div>
      <WhatIfs onTry={setTried} last={last} onMake={setMade} />
    </div>
  );
}
