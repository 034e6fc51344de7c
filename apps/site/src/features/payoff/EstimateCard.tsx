import { partFailed } from '@milepost/domain/content/loading';
import { payoffEstimate } from '@milepost/domain/content/payoff';
import { SubmitButton } from '@milepost/ui/SubmitButton';
import { Text } from '@milepost/ui/Text';
import { type ComponentType, useState } from 'react';
import { live } from '../../hydration/live.css.ts';
import { Panel } from '../cards/Panel.tsx';
import type { EstimatorProps } from './Estimator.tsx';

/** The card of the estimator, which is loaded once it is opened. */
export function EstimateCard(props: EstimatorProps) {
  const [Estimator, setEstimator] = useState<ComponentType<EstimatorProps>>();
  const [hasFailed, setFailed] = useState(false);
  const open = () =>
    import('./Estimator.tsx').then(
      (loaded) => setEstimator(() => loaded.Estimator),
      () => setFailed(true),
    );
  return (
    <Panel heading={payoffEstimate.heading}>
      <Text tone="soft">{payoffEstimate.lead}</Text>
      {Estimator ? (
        <Estimator {...props} />
      ) : (
        <>
          <Text>{payoffEstimate.byHand}</Text>
          <div className={live}>
            <SubmitButton type="button" variant="outline" onPress={() => void open()}>
              {payoffEstimate.open}
            </SubmitButton>
          </div>
          {hasFailed && <Text role="alert">{partFailed}</Text>}
        </>
      )}
    </Panel>
  );
}
