import type { ComparisonRow, OfferComparison } from '@milepost/domain/calculator/compare';
import { compareWords } from '@milepost/domain/content/calculator-compare';
import { offerName } from '@milepost/domain/content/calculator-more';
import { Stack } from '@milepost/ui/Stack';
import { Table } from '@milepost/ui/Table';
import { Text } from '@milepost/ui/Text';

export interface OffersTableProps {
  readonly comparison: OfferComparison;
}

/** Several offers side by side, one column each, below their main differences. */
export function OffersTable({ comparison: { letters, rows, callOuts } }: OffersTableProps) {
  return (
    <Stack gap="l">
      {callOuts.map((sentence) => (
        <Text key={sentence} weight="bold">
          {sentence}
        </Text>
      ))}
      <Table
        caption={compareWords.table.caption}
        rows={rows}
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
      <Text size="small">{compareWords.aprIsRate}</Text>
      <Text size="small">{compareWords.addedUp}</Text>
    </Stack>
  );
}

function RowHeader({ letter, label, isNegotiable }: ComparisonRow) {
  return (
    <div>
      <span>{letter ? `${letter} ${label}` : label}</span>
      {isNegotiable && (
        <Text as="div" size="tiny" tone="soft" marginTop="xxs">
          {compareWords.negotiable}
        </Text>
      )}
    </div>
  );
}
