import { rateSheet } from '@milepost/domain/content/dealers';
import { Heading } from '@milepost/ui/Heading';
import { Section } from '@milepost/ui/Section';
import { Stack } from '@milepost/ui/Stack';
import { RateSheet } from './RateSheet.tsx';

/** The rate sheet as a part of the page, for visitors without JavaScript. */
export function RateSheetSection({ id }: { readonly id: string }) {
  return (
    <Section id={id} background="surface">
      <Stack gap="xl">
        <Heading level={2}>{rateSheet.title}</Heading>
        <RateSheet />
      </Stack>
    </Section>
  );
}
