import type { ComparisonRow, OfferComparison } from '@milepost/domain/calculator/compare';
import { compareWords } from '@milepost/domain/content/calculator-compare';
import { offerName } from '@milepost/domain/content/calculator-more';
import { Figure } from '@milepost/ui/Figure';
import { Stack } from '@milepost/ui/Stack';
import { StackedBar } from '@milepost/ui/StackedBar';
import { Table } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';
import type { ReactNode } from 'react';

export interface OffersProps {
  readonly comparison: OfferComparison;
}

export interface OffersTableProps extends OffersProps {
  /** Whether the table has the rows in which the offers do not differ. */
  readonly isWhole: boolean;
  /** Shown right below the table. */
  readonly children?: ReactNode;
}

const { label, cheapest, ...names } = compareWords.parts;
/** Borrowed money and interest have their looks of the other drawings. */
const series = [
  { key: 'upFront', label: names.upFront, look: 3 },
  { key: 'principal', label: names.principal, look: 1 },
  { key: 'interest', label: names.interest, look: 2 },
] as const;
const format = { style: 'currency', currency: 'USD' } as const;

/** Which of several offers costs the least, and all of them on one scale. */
export function OffersVerdict({ comparison: { parts, figure, callOuts } }: OffersProps) {
  return (
    <Stack gap="l">
      {figure && <Figure {...figure} />}
      {callOuts.map((sentence, index) => (
        <Text
          key={sentence}
          size={index === 0 && !figure ? 'lead' : 'body'}
          weight={index === 0 && !figure ? 'bold' : 'regular'}
        >
          {sentence}
        </Text>
      ))}
      <StackedBar
        label={label}
        parts={series}
        detail="interest"
        bars={parts.map(({ letter, isCheapest, ...values }) => ({
          label: offerName(letter),
          mark: isCheapest ? cheapest(parts.length) : undefined,
          ...values,
        }))}
        format={format}
      />
    </Stack>
  );
}

/** Several offers side by side, one column each. */
export function OffersTable({
  comparison: { letters, rows },
  isWhole,
  children,
}: OffersTableProps) {
  return (
    <Stack gap="l">
      <Table
        caption={compareWords.table.caption}
        phoneLayout={letters.length > 2 ? 'columns' : 'keep'}
        rows={rows.filter(({ values, isTotal }) => isWhole || isTotal || new Set(values).size > 1)}
        getKey={({ label }) => label}
        columns={[
          { id: 'row', label: compareWords.table.item, cell: (row) => <RowHeader {...row} /> },
          ...letters.map((letter, index) => ({
            id: letter,
            label: offerName(letter),
            isNumeric: true,
            cell: ({ values, isTotal }: ComparisonRow) =>
              isTotal ? <strong>{values[index]}</strong> : values[index],
          })),
        ]}
      />
      {children}
      <Text size="small">
        {compareWords.sameTax} {compareWords.aprIsRate}
      </Text>
    </Stack>
  );
}

function RowHeader({ label, isNegotiable }: ComparisonRow) {
  return (
    <div>
      <span>{label}</span>
      {isNegotiable && (
        <Text as="div" size="tiny" tone="soft" marginTop="xxs">
          {compareWords.negotiable}
        </Text>
      )}
    </div>
  );
}
