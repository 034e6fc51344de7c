import { partFailed } from '@milepost/domain/content/loading';
import { payoffEstimate } from '@milepost/domain/content/payoff';
import { NativeButton } from '@milepost/ui/NativeButton';
import { Text } from '@milepost/ui/Text';
import { useState } from 'react';
import { live } from '../../hydration/live.css.ts';
import { useLoaded } from '../../hydration/useLoaded.ts';
import { Panel } from '../cards/Panel.tsx';
import type { EstimatorProps } from './Estimator.tsx';

const loadEstimator = async () => (await import('./Estimator.tsx')).Estimator;

/** The card of the estimator, which is loaded once it is opened. */
export function EstimateCard(props: EstimatorProps) {
  const [presses, setPresses] = useState(0);
  const { value: Estimator, hasFailed } = useLoaded(loadEstimator, presses);
  return (
    <Panel heading={payoffEstimate.heading}>
      <Text tone="soft">{payoffEstimate.lead}</Text>
      {presses > 0 && Estimator ? (
        <Estimator {...props} />
      ) : (
        <>
          <Text>{payoffEstimate.byHand}</Text>
          <div className={live}>
            <NativeButton variant="outline" onPress={() => setPresses(presses + 1)}>
              {payoffEstimate.open}
            </NativeButton>
          </div>
          {hasFailed && <Text role="alert">{partFailed}</Text>}
        </>
      )}
    </Panel>
  );
}
