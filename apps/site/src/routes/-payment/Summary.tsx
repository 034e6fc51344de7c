import { paymentSummaryWords } from '@milepost/domain/content/payment-summary';
import type { PaymentMethod } from '@milepost/domain/forms/payment';
import type { Cost } from '@milepost/domain/tools/fee-finder';
import { paymentSummary } from '@milepost/domain/tools/payment-summary';
import { Button } from '@milepost/ui/Button';
import { Figure } from '@milepost/ui/Figure';
import { Heading } from '@milepost/ui/Heading';
import { Inline } from '@milepost/ui/Inline';
import { Stack } from '@milepost/ui/Stack';
import { SummaryItem, SummaryList } from '@milepost/ui/SummaryList';
import { Text } from '@milepost/ui/Text';
import { VisuallyHidden } from '@milepost/ui/VisuallyHidden';
import { useSettled } from '../../features/text/useSettled.ts';
import { live } from '../../loading/live.css.ts';

export interface SummaryProps {
  readonly method: PaymentMethod;
  /** In dollars; 0 until there is one. */
  readonly amount: number;
  /** The cost of a card payment in the visitor's state, if it is known. */
  readonly cost: Cost | undefined;
  /** Switches to a payment from a bank account. */
  readonly onUseBank: () => void;
}

/** Shows what a payment costs, before the button that sends it. */
export function Summary({ method, amount, cost, onUseBank }: SummaryProps) {
  const { rows, total, announcement } = paymentSummary(method, amount, cost);
  const settledAnnouncement = useSettled(announcement);
  return (
    <Stack gap="l">
      <Heading level={2} size="h4">
        {paymentSummaryWords.heading}
      </Heading>
      {total ? (
        <Figure value={total.value} label={total.label} />
      ) : (
        <div className={live}>
          <Text>{paymentSummaryWords.empty}</Text>
        </div>
      )}
      <SummaryList>
        {rows.map(({ label, value, note }) => (
          <SummaryItem key={label} term={label} note={note}>
            {value}
          </SummaryItem>
        ))}
      </SummaryList>
      <VisuallyHidden>
        <span aria-live="polite">{settledAnnouncement}</span>
      </VisuallyHidden>
      {method === 'debit' && (
        <div className={live}>
          <Text>{paymentSummaryWords.noFee}</Text>
          <Inline>
            <Button variant="outline" size="small" onPress={onUseBank}>
              {paymentSummaryWords.useBank}
            </Button>
          </Inline>
        </div>
      )}
    </Stack>
  );
}
