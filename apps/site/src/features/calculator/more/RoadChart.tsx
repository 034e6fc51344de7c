import { loanRoad } from '@milepost/domain/calculator/road';
import type { WhatIf } from '@milepost/domain/calculator/what-if';
import { partStates } from '@milepost/domain/content/calculator-more';
import { roadWords } from '@milepost/domain/content/calculator-road';
import { AreaChart } from '@milepost/ui/AreaChart';
import { Text } from '@milepost/ui/Text';
import { useMemo, useState } from 'react';
import { Scene } from '../../../brand/Scene.tsx';
import { drawn } from '../Road.css.ts';
import { useFirstPayment, useSettledTerms } from '../terms.tsx';

const format = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;
const series = [
  { key: 'left', ...roadWords.left },
  { key: 'interest', ...roadWords.interest },
] as const;

/** The size of the car in px. */
const carSize = { width: 56, height: 22 };

export interface RoadChartProps {
  /** The change to compare with, while a visitor looks at it. */
  readonly tried: WhatIf | undefined;
}

/** The principal that is left and the interest so far, month by month. */
export function RoadChart({ tried }: RoadChartProps) {
  const terms = useSettledTerms();
  const first = useFirstPayment(terms.firstPayment);
  const road = useMemo(() => first && loanRoad(terms, first, tried), [terms, first, tried]);
  const [month, setMonth] = useState<number | null>(null);
  if (!first) return null;
  if (!road) return <Text>{partStates.noResult}</Text>;
  if (road.points.length === 0) return <Text>{roadWords.nothing}</Text>;
  // The car stays inside the chart.
  const done = (month ?? 0) / (road.points.length - 1);
  return (
    <div>
      <div className={drawn}>
        <AreaChart
          label={roadWords.label}
          points={road.points}
          series={series}
          comparison={road.other && { key: 'other', ...road.other }}
          landmarks={road.years.map((index, year) => ({ index, label: `${year + 1}` }))}
          marker={
            <svg x={-done * carSize.width} y={-carSize.height} {...carSize} aria-hidden="true">
              <Scene name="car" shape="bare" />
            </svg>
          }
          onSelectionChange={setMonth}
          format={format}
        />
      </div>
      {road.saving && <Text size="small">{road.saving}</Text>}
    </div>
  );
}
