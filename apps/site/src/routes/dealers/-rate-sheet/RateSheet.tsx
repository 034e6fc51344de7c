import { rateSheet, rateTable } from '@milepost/domain/content/dealers';
import { Stack } from '@milepost/ui/Stack';
import { RichText } from '../../../features/text/RichText.tsx';
import { SampleNotice } from '../../../features/text/SampleNotice.tsx';
import { TextTable } from '../../../features/text/TextTable.tsx';

/** Sample buy rates, for dealers. */
export function RateSheet() {
  return (
    <Stack gap="l">
      <TextTable table={rateTable} isCaptionHidden phoneLayout="columns" isNumeric />
      <RichText body={[{ list: rateSheet.notes }]} />
      <SampleNotice />
    </Stack>
  );
}
