import { fundingList, fundingPackage } from '@milepost/domain/content/dealer-indirect';
import { Heading } from '@milepost/ui/Heading';
import { Stack } from '@milepost/ui/Stack';
import { PrintList } from '../print/PrintList.tsx';
import { RichText } from '../text/RichText.tsx';

/** What goes in a funding package, to read and to print. */
export function FundingPackage() {
  return (
    <Stack gap="l">
      <Heading level={2} size="h3">
        {fundingPackage.heading}
      </Heading>
      <RichText body={fundingPackage.body} />
      <PrintList list={fundingList} />
    </Stack>
  );
}
