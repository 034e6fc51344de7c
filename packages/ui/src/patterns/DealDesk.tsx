import { useState } from 'react';
import { Badge } from '../components/Badge/index.ts';
import { Card } from '../components/Card/index.ts';
import { Columns } from '../components/Columns/index.ts';
import { DescriptionItem, DescriptionList } from '../components/DescriptionList/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { ListBox } from '../components/ListBox/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { Text } from '../components/Text/index.ts';
import type { Deal } from './DealQueue.tsx';

const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

/** A list beside the details of the chosen item. On a phone, the details are below the list. */
export function DealDesk({ deals }: { deals: readonly Deal[] }) {
  const [chosen, setChosen] = useState(deals[0]?.id);
  const deal = deals.find(({ id }) => id === chosen);
  return (
    <Columns template="aside-main">
      <ListBox
        label="Deals"
        options={deals.map(({ id, applicant, state }) => ({
          value: id,
          label: applicant,
          description: state,
        }))}
        selectedKeys={chosen ? [chosen] : []}
        // A press on the chosen deal leaves it chosen: there is always one to read.
        onSelectionChange={(keys) => setChosen((before) => [...keys][0] ?? before)}
      />
      {deal ? (
        <Card as="section" aria-labelledby="chosen-deal">
          <Stack gap="l">
            <Stack gap="s">
              <Inline gap="s">
                <Heading level={2} size="h3" id="chosen-deal">
                  {deal.applicant}
                </Heading>
                <Badge>{deal.state}</Badge>
              </Inline>
              <Text tone="soft">{deal.id}</Text>
            </Stack>
            <DescriptionList>
              <DescriptionItem term="Vehicle">{deal.vehicle}</DescriptionItem>
              <DescriptionItem term="Amount">{dollars.format(deal.amount)}</DescriptionItem>
            </DescriptionList>
          </Stack>
        </Card>
      ) : (
        <Text tone="soft">Choose a deal to see it here.</Text>
      )}
    </Columns>
  );
}
