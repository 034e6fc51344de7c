import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';

/** The heading of a section and its introduction. */
export function SectionHead({
  heading,
  lead,
}: {
  readonly heading: string;
  readonly lead: string;
}) {
  return (
    <Stack gap="l">
      <Heading level={2}>{heading}</Heading>
      <Text size="lead" tone="soft">
        {lead}
      </Text>
    </Stack>
  );
}
