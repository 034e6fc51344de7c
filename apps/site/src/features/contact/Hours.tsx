import { company } from '@milepost/domain/facts/company';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';

const { office, automatedPayments } = company.hours;

/** When we answer the phone, and what works around the clock. */
export function Hours() {
  return (
    <DescriptionList>
      {[...office, automatedPayments].map(({ days, times }) => (
        <DescriptionItem key={days} term={days}>
          {times}
        </DescriptionItem>
      ))}
    </DescriptionList>
  );
}
