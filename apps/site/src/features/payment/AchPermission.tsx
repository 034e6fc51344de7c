import { achPermission } from '@milepost/domain/content/ach-permission';
import { achAuthorization } from '@milepost/domain/content/payment';
import { paymentForm } from '@milepost/domain/forms/payment';
import { localDate } from '@milepost/domain/input/date';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import type { Answers } from '../form/tools.ts';

/** The permission that pressing the button gives, with what has been filled in. */
export function AchPermission({ answers }: { readonly answers: Answers }) {
  const { routingNumber, bankAccountNumber } = answers;
  const amount = Number(answers.amount) || undefined;
  const on = localDate(new Date());
  return (
    <Stack gap="s">
      <Text size="small">
        <strong>{achAuthorization.heading}.</strong>{' '}
        {achPermission({ on, amount, routingNumber, bankAccountNumber })}
      </Text>
      <Text size="small">
        {achAuthorization.agree(paymentForm.submitLabel)} {achAuthorization.once}
      </Text>
      <Text size="small" tone="soft">
        {achAuthorization.sample}
      </Text>
    </Stack>
  );
}
