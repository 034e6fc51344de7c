import { achPermission, originalPermission } from '@milepost/domain/content/ach-permission';
import { achAuthorization } from '@milepost/domain/content/payment';
import { paymentForm } from '@milepost/domain/forms/payment';
import { localDate } from '@milepost/domain/input/date';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import type { Answers } from '../../features/form/attempt.ts';

export interface AchPermissionProps {
  readonly answers: Answers;
  /** In dollars. Undefined until there is one. */
  readonly amount: number | undefined;
}

/** The permission that the visitor gives by clicking the button, with the answers so far. */
export function AchPermission({ answers, amount }: AchPermissionProps) {
  const { routingNumber, bankAccountNumber } = answers;
  // The build knows no day, and its text is shown only without scripts.
  const on = import.meta.env.SSR ? undefined : localDate(new Date());
  const parts = { on, amount, routingNumber, bankAccountNumber };
  return (
    <Stack gap="l">
      <Text size="small">
        <strong>{achAuthorization.heading}.</strong> <span>{achPermission(parts)}</span>
      </Text>
      {originalPermission && (
        <Text size="small" lang="en">
          {originalPermission(parts)}
        </Text>
      )}
      <Text size="small">
        {achAuthorization.agree(paymentForm.submitLabel)} {achAuthorization.once}
      </Text>
      <Text size="small" tone="soft">
        {achAuthorization.sample}
      </Text>
    </Stack>
  );
}
