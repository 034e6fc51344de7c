import { hours, serviceHours } from '@milepost/domain/content/hours';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { Rows } from '../text/Rows.tsx';

const { office, automatedPayments } = hours;

/** The phone hours, and the services that are available around the clock. */
export function Hours() {
  return <Rows rows={[...office, automatedPayments].map(({ days, times }) => [days, times])} />;
}

/** The same with their heading. */
export function ServiceHours() {
  return (
    <Stack gap="xs">
      <Text size="small" weight="bold">
        {serviceHours.heading}
      </Text>
      <Hours />
    </Stack>
  );
}
