import { hours } from '@milepost/domain/content/hours';
import { Rows } from '../text/Rows.tsx';

const { office, automatedPayments } = hours;

/** The phone hours, and the services that are available around the clock. */
export function Hours() {
  return <Rows rows={[...office, automatedPayments].map(({ days, times }) => [days, times])} />;
}
