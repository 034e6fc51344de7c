import { asksTradeInLimit, asksTradeInTax, type Terms, workOut } from '@milepost/domain/calculator';
import { type DealRow, dealRows, dealSentences } from '@milepost/domain/calculator/deal';
import { dealWords } from '@milepost/domain/content/calculator-deal';
import { partFields, partStates } from '@milepost/domain/content/calculator-more';
import { FieldRow } from '@milepost/ui/FieldRow';
import { RadioGroup } from '@milepost/ui/RadioGroup';
import { Stack } from '@milepost/ui/Stack';
import { Switch } from '@milepost/ui/Switch';
import { Table, type TableColumn } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';
import { useChangeTerms, useSettledTerms, useTerms } from '../terms.tsx';
import { Beside } from './Beside.tsx';
import { TermField } from './TermField.tsx';

const { hints, table } = dealWords;

const dealFields = [
  'tradeIn',
  'owedOnTradeIn',
  'taxRate',
  'taxedFees',
  'untaxedFees',
  'lenderFees',
] as const;

const rules = Object.entries(dealWords.tradeInTax).map(([value, label]) => ({ value, label }));

/** "Trade-in, tax and fees": its fields, and the table from the price to the amount financed. */
export function DealPart() {
  return (
    <Beside answer={<DealTable terms={useSettledTerms()} />}>
      <FieldRow>
        {dealFields.map((quantity) => (
          <TermField key={quantity} quantity={quantity} description={hints[quantity]} />
        ))}
      </FieldRow>
      <TaxQuestions />
    </Beside>
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
        <FieldRow>
          <TermField quantity="tradeInLimit" description={hints.tradeInLimit} />
        </FieldRow>
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

export interface DealTableProps {
  readonly terms: Terms;
}

/** The table from the price to the amount financed, and the notes below it. */
export function DealTable({ terms }: DealTableProps) {
  const worked = workOut(terms);
  if (!worked.ok) return <Text>{partStates.noResult}</Text>;
  const {
    offer,
    cost: { deal },
  } = worked.values;
  return (
    <Stack gap="l">
      <Table
        caption={table.caption}
        phoneLayout="keep"
        columns={columns}
        rows={dealRows(offer, deal)}
        getKey={({ label }) => label}
      />
      {dealSentences(offer, deal).map((sentence) => (
        <Text key={sentence}>{sentence}</Text>
      ))}
    </Stack>
  );
}
