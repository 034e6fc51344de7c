import { payoffEstimate } from '@milepost/domain/content/payoff';
import { Button } from '@milepost/ui/Button';
import { Inline } from '@milepost/ui/Inline';
import { Text } from '@milepost/ui/Text';
import { useState } from 'react';
import { lazyPart } from '../../loading/lazyPart.tsx';
import { scripted } from '../../loading/live.css.ts';
import { Panel } from '../cards/Panel.tsx';
import type { EstimatorProps } from './Estimator.tsx';

const Estimator = lazyPart(async () => (await import('./Estimator.tsx')).Estimator);

/** The card of the estimator, whose code is loaded when it is opened. */
export function EstimateCard(props: EstimatorProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel heading={payoffEstimate.heading}>
      <Text tone="soft">{payoffEstimate.lead}</Text>
      {isOpen ? (
        <Estimator {...props} />
      ) : (
        <Inline gap="l" justify="between">
          <Text>{payoffEstimate.byHand}</Text>
          <div className={scripted}>
            <Button variant="outline" onPress={() => setOpen(true)}>
              {payoffEstimate.open}
            </Button>
          </div>
        </Inline>
      )}
    </Panel>
  );
}
