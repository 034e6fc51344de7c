import { fundingList, fundingPackage } from '@milepost/domain/content/dealer-indirect';
import { PrintList } from '../print/PrintList.tsx';
import { TextSection } from '../text/TextSection.tsx';

/** What goes in a funding package, to read and to print. */
export function FundingPackage() {
  return (
    <TextSection {...fundingPackage}>
      <PrintList list={fundingList} />
    </TextSection>
  );
}
