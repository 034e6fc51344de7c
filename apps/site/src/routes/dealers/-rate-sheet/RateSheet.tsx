import { dash, notOffered, rateSheet, rateTable } from '@milepost/domain/content/dealers';
import { Stack } from '@milepost/ui/Stack';
import { Text } from '@milepost/ui/Text';
import { RichText } from '../../../features/text/RichText.tsx';
import { SampleNotice } from '../../../features/text/SampleNotice.tsx';
import { TextTable } from '../../../features/text/TextTable.tsx';

/** Sample buy rates, for dealers. */
export function RateSheet() {
  return (
    <Stack gap="l">
      <Stack gap="s">
        <TextTable
          table={rateTable}
          isCaptionHidden
          phoneLayout="columns"
          isNumeric
          dash={notOffered}
        />
        <Text size="small" tone="soft">
          {dash}
        </Text>
      </Stack>
      <RichText body={[{ list: rateSheet.notes }]} />
      <SampleNotice />
    </Stack>
  );
}
