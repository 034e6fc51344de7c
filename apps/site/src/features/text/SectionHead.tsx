import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';

export interface SectionHeadProps {
  readonly heading: string;
  readonly lead?: string | undefined;
  readonly headingId?: string;
}

/** The heading of a section and its introduction. */
export function SectionHead({ heading, lead, headingId }: SectionHeadProps) {
  return (
    <Stack gap="l">
      <Heading level={2} id={headingId}>
        {heading}
      </Heading>
      {lead && (
        <Text size="lead" tone="soft">
          {lead}
        </Text>
      )}
    </Stack>
  );
}
