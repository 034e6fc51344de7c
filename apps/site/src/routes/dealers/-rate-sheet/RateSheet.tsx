import { rateSheet, rateTable } from '@milepost/domain/content/dealers';
import { List, ListItem } from '@milepost/ui/List';
import { Stack } from '@milepost/ui/Stack';
import { SampleNotice } from '../../../features/text/SampleNotice.tsx';
import { TextTable } from '../../../features/text/TextTable.tsx';

/** Sample buy rates, for dealers. */
export function RateSheet() {
  return (
    <Stack gap="l">
      <TextTable table={rateTable} isCaptionHidden phoneLayout="keep" isNumeric />
      <List>
        {rateSheet.notes.map((note) => (
          <ListItem key={note}>{note}</ListItem>
        ))}
      </List>
      <SampleNotice />
    </Stack>
  );
}
