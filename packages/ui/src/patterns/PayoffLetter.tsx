import { Button } from '../components/Button/index.ts';
import { Heading } from '../components/Heading/index.ts';
import { PrintIcon } from '../components/Icon/index.ts';
import { Inline } from '../components/Inline/index.ts';
import { Stack } from '../components/Stack/index.ts';
import { SummaryItem, SummaryList } from '../components/SummaryList/index.ts';
import { Text } from '../components/Text/index.ts';

/** A page that is also a letter. Buttons are not printed; the printed page says when and for whom. */
export function PayoffLetter({ onPrint }: { onPrint: () => void }) {
  return (
    <Stack as="article" gap="xl">
      <Stack gap="s">
        <Heading level={1} size="h3">
          Payoff quote
        </Heading>
        <Text tone="soft">Dana Whitfield, account ending in 2701. Made on November 20, 2026.</Text>
      </Stack>
      <SummaryList>
        <SummaryItem term="Balance">$13,074.65</SummaryItem>
        <SummaryItem term="Interest to December 4" note="14 days at $2.50 a day.">
          $35.05
        </SummaryItem>
        <SummaryItem term="To pay on December 4" isTotal>
          $13,109.70
        </SummaryItem>
      </SummaryList>
      <Text>
        The quote is good for 10 days. Send it with your payment to Payoff Department, Milepost Auto
        Finance, P.O. Box 100, Columbus, OH 43004.
      </Text>
      <Inline>
        <Button variant="outline" onPress={onPrint}>
          <PrintIcon /> Print this quote
        </Button>
      </Inline>
    </Stack>
  );
}
