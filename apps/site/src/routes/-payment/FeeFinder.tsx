import { feeFinderWords } from '@milepost/domain/content/fee-finder';
import { feeFinderOff } from '@milepost/domain/content/fee-finder-off';
import { feeFinderWithoutCode } from '@milepost/domain/content/fee-finder-without-code';
import { feesSection, feeTable } from '@milepost/domain/content/payment-ways';
import { paymentWay, paymentWays, type WayGroup } from '@milepost/domain/facts/fees';
import type { StateCode } from '@milepost/domain/facts/states';
import { costOf, type FoundWay, findWays } from '@milepost/domain/tools/fee-finder';
import { stateNames } from '@milepost/domain/words/states';
import { Grid } from '@milepost/ui/Grid';
import { Select } from '@milepost/ui/Select';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { use, useState } from 'react';
import { SectionHead } from '../../features/text/SectionHead.tsx';
import { TextTable } from '../../features/text/TextTable.tsx';
import { onScreen } from '../../layout/print.css.ts';
import { live, scripted } from '../../loading/live.css.ts';
import { useRemembered } from '../../navigation/remembered.tsx';
import { SetDebitCost } from './debitCost.ts';

const { state: stateWords, way: wayWords } = feeFinderWords;

/**
 * What the site offers: all payment methods, or those that need no page of it. Without a security
 * code, the description of card payments does not mention it.
 */
const offer =
  import.meta.env.PAYMENT_OUTCOME === 'off'
    ? feeFinderOff
    : import.meta.env.PAYMENT_SECURITY_CODE === 'left-out'
      ? feeFinderWithoutCode
      : { ways: paymentWays, groups: wayWords.groups, fees: feesSection, feeTable };

const optionsOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));
const states = optionsOf(stateNames);
const groups = optionsOf(offer.groups);

/**
 * Shows what each payment method costs, by state and group. The choice is remembered for the visit
 * only, and never sent.
 */
export function FeeFinder() {
  const setDebitCost = use(SetDebitCost);
  const [state, setState] = useRemembered('fee finder state', () => '');
  const [group, setGroup] = useRemembered('fee finder method', () => '');

  // Chromium reads out a status that appears, also if its text has not changed.
  const [hasChosen, setChosen] = useState(false);

  const chosenState = (state || undefined) as StateCode | undefined;
  const found = findWays(
    {
      ...(chosenState && { state: chosenState }),
      ...(group && { group: group as WayGroup }),
    },
    offer.ways,
  );
  const chooseState = (code: string) => {
    setChosen(true);
    setState(code);
    const cost = code ? costOf(paymentWay('debit-online'), code as StateCode) : undefined;
    setDebitCost(cost);
  };

  return (
    <Stack gap="xl">
      <SectionHead heading={offer.fees.heading} lead={offer.fees.lead} />
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
              onChange={(name) => {
                setChosen(true);
                setGroup(name);
              }}
            />
          </Grid>
        </div>
      </div>
      <Stack gap="s">
        <div className={scripted}>
          <Text as="div" weight="medium" role={hasChosen ? 'status' : undefined}>
            {found.status}
          </Text>
        </div>
        {found.someStates && (
          <Text>
            {found.someStates}{' '}
            <span className={`${onScreen} ${scripted}`}>{feeFinderWords.chooseState}</span>
          </Text>
        )}
      </Stack>
      <TextTable
        table={state || group ? { ...offer.feeTable, rows: found.rows.map(rowOf) } : offer.feeTable}
        isCaptionHidden
        phoneLayout="lines"
      />
    </Stack>
  );
}

const rowOf = ({ name, cell, note }: FoundWay) => [name, cell, note];
