import { loanRoad, type Tried, withoutExtras } from '@milepost/domain/calculator/road';
import { partStates } from '@milepost/domain/content/calculator-more';
import { roadWords } from '@milepost/domain/content/calculator-road';
import { AreaChart } from '@milepost/ui/AreaChart';
import { Text } from '@milepost/ui/Text';
import { useMemo, useState } from 'react';
import { Scene } from '../../../brand/Scene.tsx';
import { drawn } from '../Road.css.ts';
import { useFirstPayment, useSettledTerms } from '../terms.tsx';

const format = { style: 'currency', currency: 'USD', maximumFractionDigits: 0 } as const;

/** The size of the car in px, and the height of its wheels' lowest point. */
const car = { width: 56, height: 21.7 };
const ground = 21;

export interface RoadChartProps {
  /** The change to compare with, while a visitor looks at it, or what the last one changed. */
  readonly tried?: Tried | undefined;
  /** Whether the loan has its extra payments, and is beside the same one without them. */
  readonly hasExtras?: boolean;
}

/** The principal that is left and the interest so far, month by month. */
export function RoadChart({ tried, hasExtras = false }: RoadChartProps) {
  const terms = useSettledTerms();
  const first = useFirstPayment(terms.firstPayment);
  const road = useMemo(
    () => first && loanRoad(hasExtras ? terms : withoutExtras(terms), first, tried),
    [terms, first, tried, hasExtras],
  );
  const [month, setMonth] = useState<number | null>(null);
  if (!first) return null;
  if (!road) return <Text>{partStates.noResult}</Text>;
  if (road.points.length === 0) return <Text>{roadWords.nothing}</Text>;
  const { lastIndex, other } = road;
  // The whole car stays inside the chart.
  const done = Math.min(month ?? 0, lastIndex) / lastIndex;
  return (
    <div className={drawn}>
      <AreaChart
        label={hasExtras ? roadWords.both : roadWords.label}
        points={road.points}
        series={[
          { key: 'left', ...roadWords.left, lastIndex },
          { key: 'interest', ...roadWords.interest, lastIndex },
        ]}
        comparison={other && { key: 'other', ...other }}
        landmarks={road.years.map((index, year) => ({ index, label: `${year + 1}` }))}
        notes={road.notes}
        marker={
          <svg x={-done * car.width} y={-ground} {...car} overflow="visible" aria-hidden="true">
            <Scene name="car" shape="bare" />
          </svg>
        }
        onSelectionChange={setMonth}
        format={format}
      />
    </div>
  );
}
