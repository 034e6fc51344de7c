import {
  dealCheckLimits as limits,
  dealCheckWords as words,
} from '@milepost/domain/content/deal-check';
import {
  checkDeal,
  type DealCheckRow,
  type DealToCheck,
} from '@milepost/domain/dealers/deal-check';
import { company } from '@milepost/domain/facts/company';
import { isWithin } from '@milepost/domain/input/bounds';
import { dollars } from '@milepost/domain/input/format';
import { Box } from '@milepost/ui/Box';
import { Button } from '@milepost/ui/Button';
import { Grid } from '@milepost/ui/Grid';
import { CheckIcon, WarningIcon } from '@milepost/ui/Icon';
import { Inline } from '@milepost/ui/Inline';
import { MoneyField } from '@milepost/ui/MoneyField';
import { NumberField } from '@milepost/ui/NumberField';
import { Stack } from '@milepost/ui/Stack';
import { Table } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';
import { useState } from 'react';
import { Panel } from '../../../features/cards/Panel.tsx';
import { Paper } from '../../../features/print/Paper.tsx';
import { PrintButton } from '../../../features/print/PrintButton.tsx';
import { Rows } from '../../../features/text/Rows.tsx';
import { live } from '../../../loading/live.css.ts';
import { focusOnMount } from '../../../navigation/focusOnMount.ts';
import { Link } from '../../../navigation/links.tsx';

/** Compares a deal with the program guide. Its button opens it. It sends nothing. */
export function DealCheck() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Panel heading={words.heading}>
      <Inline gap="l" justify="between">
        <Text tone="soft">{words.lead}</Text>
        {!isOpen && (
          <div className={live}>
            <Button onPress={() => setOpen(true)}>{words.open}</Button>
          </div>
        )}
      </Inline>
      {isOpen && <Check />}
    </Panel>
  );
}

function Check() {
  const [amount, setAmount] = useState<number | null>(null);
  const [value, setValue] = useState<number | null>(null);
  const [months, setMonths] = useState<number | null>(null);
  const [modelYear, setModelYear] = useState<number | null>(null);

  const year = new Date().getFullYear();
  const years = {
    min: year - limits.modelYear.yearsBack,
    max: year + limits.modelYear.yearsAhead,
  };
  const deal: DealToCheck | undefined =
    isWithin(amount, limits.amount) &&
    isWithin(value, limits.value) &&
    isWithin(months, limits.months) &&
    Number.isInteger(months) &&
    isWithin(modelYear, years) &&
    Number.isInteger(modelYear)
      ? { amount, value, months, modelYear }
      : undefined;
  const check = deal && checkDeal(deal, year);

  return (
    <>
      <Grid itemWidth="small">
        <MoneyField
          ref={focusOnMount}
          label={words.fields.amount}
          value={amount}
          onChange={setAmount}
          {...limits.amount}
        />
        <MoneyField
          label={words.fields.value}
          value={value}
          onChange={setValue}
          {...limits.value}
        />
        <NumberField
          label={words.fields.months}
          inputMode="numeric"
          value={months}
          onChange={setMonths}
          {...limits.months}
        />
        <NumberField
          label={words.fields.modelYear}
          inputMode="numeric"
          format={String}
          value={modelYear}
          onChange={setModelYear}
          {...years}
        />
      </Grid>
      <div role="status">
        {check ? <Outcome {...check} /> : <Text tone="soft">{words.empty}</Text>}
      </div>
      {check && (
        <Inline>
          <PrintButton label={words.print}>
            {(onPrinted) => (
              <Paper heading={words.heading} phone={company.phones.dealers} onPrinted={onPrinted}>
                <Text>{words.lead}</Text>
                <Rows rows={rowsOf(deal)} />
                <Outcome {...check} />
              </Paper>
            )}
          </PrintButton>
        </Inline>
      )}
    </>
  );
}

function Outcome({ rows, sentences, isWithin: isAllWithin }: ReturnType<typeof checkDeal>) {
  const { columns } = words;
  return (
    <Stack gap="m">
      <Table
        caption={words.heading}
        isCaptionHidden
        columns={[
          { id: 'limit', label: columns.limit, cell: ({ limit }: DealCheckRow) => limit },
          { id: 'deal', label: columns.thisDeal, cell: ({ thisDeal }) => thisDeal },
          { id: 'guide', label: columns.guide, cell: ({ guide }) => guide },
          {
            id: 'verdict',
            label: columns.verdict,
            cell: ({ verdict, isWithin: isRowWithin }) => (
              <Inline as="span" gap="xs">
                {isRowWithin ? <CheckIcon /> : <WarningIcon />}
                <Box as="span" alignSelf="baseline">
                  {verdict}
                </Box>
              </Inline>
            ),
          },
        ]}
        rows={rows}
        getKey={({ limit }) => limit}
      />
      {sentences.map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
      {isAllWithin && (
        <Text>
          <Link to={words.portal.to}>{words.portal.text}</Link>
        </Text>
      )}
    </Stack>
  );
}

const rowsOf = ({ amount, value, months, modelYear }: DealToCheck) =>
  [
    [words.fields.amount, dollars(amount)],
    [words.fields.value, dollars(value)],
    [words.fields.months, `${months}`],
    [words.fields.modelYear, `${modelYear}`],
  ] as const;
