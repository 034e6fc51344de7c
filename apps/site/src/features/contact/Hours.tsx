import { company } from '@milepost/domain/facts/company';
import { DescriptionItem, DescriptionList } from '@milepost/ui/DescriptionList';

const { office, automatedPayments } = company.hours;

/** The phone hours, and the services that are available around the clock. */
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
