import { checkHelp } from '@milepost/domain/content/payment-help';
import { CheckFigure, type CheckPart } from '@milepost/ui/CheckFigure';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';

/** Shows where a check has the numbers of a bank account. */
export function CheckHelp({ highlight }: { readonly highlight?: CheckPart | undefined }) {
  return (
    <Stack gap="m">
      <CheckFigure label={checkHelp.figure} highlight={highlight} />
      <Stack gap="xs">
        {checkHelp.lines.map((line) => (
          <Text key={line} size="small">
            {line}
          </Text>
        ))}
      </Stack>
    </Stack>
  );
}
