import {
  asksTradeInLimit,
  asksTradeInTax,
  readMonthlyCost,
  type Terms,
} from '@milepost/domain/calculator';
import { type DealRow, dealRows, dealSentences } from '@milepost/domain/calculator/deal';
import { dealWords } from '@milepost/domain/content/calculator-deal';
import { partFields, partStates } from '@milepost/domain/content/calculator-more';
import { workOutDeal } from '@milepost/domain/loan/deal';
import { Grid } from '@milepost/ui/Grid';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { Stack } from '@milepost/ui/Stack';
import { Switch } from '@milepost/ui/Switch';
import { Table, type TableColumn } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';
import { useChangeTerms, useSettledTerms, useTerms } from '../terms.tsx';
import { TermField } from './TermField.tsx';

const { hints, table } = dealWords;

const rules = Object.entries(dealWords.tradeInTax).map(([value, label]) => ({ value, label }));

/** "Trade-in, tax and fees": its fields, and how they lead to the amount financed. */
export function DealPart() {
  return (
    <Stack gap="l">
      <Grid>
        {(['tradeIn', 'owedOnTradeIn', 'taxRate', 'taxedFees', 'untaxedFees'] as const).map(
          (quantity) => (
            <TermField key={quantity} quantity={quantity} description={hints[quantity]} />
          ),
        )}
      </Grid>
      <TaxQuestions />
      <DealTable terms={useSettledTerms()} />
    </Stack>
  );
}

function TaxQuestions() {
  const asksRule = useTerms(asksTradeInTax);
  const asksLimit = useTerms(asksTradeInLimit);
  const rule = useTerms(({ tradeInTax }) => tradeInTax);
  const isTaxAndFeesInCash = useTerms((terms) => terms.isTaxAndFeesInCash);
  const dispatch = useChangeTerms();
  return (
    <>
      {asksRule && (
        <RadioGroup
          label={partFields.tradeInTax}
          description={hints.tradeInTax}
          options={rules}
          value={rule}
          onChange={(value) => {
            const tradeInTax = value as typeof rule;
            dispatch({ changes: { tradeInTax } });
          }}
        />
      )}
      {asksLimit && (
        <Grid>
          <TermField quantity="tradeInLimit" description={hints.tradeInLimit} />
        </Grid>
      )}
      <Switch
        label={partFields.isTaxAndFeesInCash}
        description={hints.isTaxAndFeesInCash}
        isSelected={isTaxAndFeesInCash}
        onChange={(isTaxAndFeesInCash) => dispatch({ changes: { isTaxAndFeesInCash } })}
      />
    </>
  );
}

const columns: readonly TableColumn<DealRow>[] = [
  {
    id: 'item',
    label: table.item,
    cell: ({ sign, label }) => (sign ? `${sign} ${label}` : label),
  },
  {
    id: 'amount',
    label: table.amount,
    isNumeric: true,
    cell: ({ sign, amount }) => (sign === '=' ? <strong>{amount}</strong> : amount),
  },
];

/** Props of DealTable. */
export interface DealTableProps {
  readonly terms: Terms;
}

/** How the numbers lead to the amount financed, and what a buyer should know of it. */
export function DealTable({ terms }: DealTableProps) {
  const reading = readMonthlyCost(terms);
  if (!reading.ok) return <Text>{partStates.noResult}</Text>;
  const deal = workOutDeal(reading.values.deal);
  return (
    <Stack gap="l">
      <Table
        caption={table.caption}
        phoneLayout="keep"
        columns={columns}
        rows={dealRows(reading.values, deal)}
        rowKey={({ label }) => label}
      />
      {dealSentences(reading.values, deal).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </Stack>
  );
}
