import {
  costOf,
  type FoundWay,
  feeFinderWords,
  findWays,
  type WayGroup,
} from '@milepost/domain/content/fee-finder';
import { feesSection, feeTable } from '@milepost/domain/content/payment-ways';
import { paymentWay } from '@milepost/domain/facts/fees';
import { type StateCode, stateNames } from '@milepost/domain/facts/states';
import { Grid } from '@milepost/ui/Grid';
import { Select } from '@milepost/ui/Select';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { use } from 'react';
import { useKept } from '../../frame/kept.tsx';
import { onScreen } from '../../frame/print.css.ts';
import { live } from '../../hydration/live.css.ts';
import { SectionHead } from '../text/SectionHead.tsx';
import { TextTable } from '../text/TextTable.tsx';
import { SetDebitCost } from './debitCost.ts';

const { state: stateWords, way: wayWords } = feeFinderWords;

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const states = optionsOf(stateNames);
const groups = optionsOf(wayWords.groups);

/** What each way to pay costs, in a state and of a kind. The choice is kept for the visit alone, and not sent. */
export function FeeFinder() {
  const setDebitCost = use(SetDebitCost);
  const [state, setState] = useKept('fee finder state', () => '');
  const [group, setGroup] = useKept('fee finder way', () => '');

  const chosenState = (state || undefined) as StateCode | undefined;
  const found = findWays({
    ...(chosenState && { state: chosenState }),
    ...(group && { group: group as WayGroup }),
  });
  const chooseState = (code: string) => {
    setState(code);
    const cost = code ? costOf(paymentWay('debit-online'), code as StateCode) : undefined;
    setDebitCost(cost);
  };

  return (
    <Stack gap="xl">
      <SectionHead heading={feesSection.heading} lead={feesSection.lead} />
      <div className={live}>
        <div className={onScreen}>
          <Grid itemWidth="medium">
            <Select
              label={stateWords.label}
              emptyLabel={stateWords.any}
              options={states}
              autoComplete="off"
              value={state}
              onChange={chooseState}
            />
            <Select
              label={wayWords.label}
              emptyLabel={wayWords.any}
              options={groups}
              autoComplete="off"
              value={group}
              onChange={setGroup}
            />
          </Grid>
        </div>
        <Text as="div" weight="medium" role="status">
          {found.status}
        </Text>
      </div>
      <TextTable
        table={state || group ? { ...feeTable, rows: found.rows.map(rowOf) } : feeTable}
        isCaptionHidden
      />
    </Stack>
  );
}

const rowOf = ({ name, cell, note }: FoundWay) => [name, cell, note];
