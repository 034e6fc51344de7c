import { company } from '@milepost/domain/facts/company';
import { Rows } from '../text/Rows.tsx';

const { office, automatedPayments } = company.hours;

/** The phone hours, and the services that are available around the clock. */
export function Hours() {
  return <Rows rows={[...office, automatedPayments].map(({ days, times }) => [days, times])} />;
}
