import { legalWords } from '@milepost/domain/content/text';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { SampleNotice } from './SampleNotice.tsx';

/** The start of a legal text: the date of its last change, and a note that it is a sample. */
export function Revised({ date }: { readonly date: string }) {
  return (
    <Stack gap="l">
      <Text size="small" tone="soft">
        {legalWords.revised(date)}
      </Text>
      <SampleNotice />
    </Stack>
  );
}
