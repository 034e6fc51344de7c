import { localDate, readDate } from '@milepost/domain/input/date';
import { useLoaded } from '../../hydration/useLoaded.ts';

type Dates = typeof import('@milepost/domain/content/payoff-estimate');

const loadDates = () => import('@milepost/domain/content/payoff-estimate');

/** What follows from a payoff date; nothing while it is no real date, or nothing is known of it yet. */
export function useAboutDate(payoffDate: string): ReturnType<Dates['aboutPayoffDate']> | undefined {
  const isReal = readDate(payoffDate) !== undefined;
  const { value: dates } = useLoaded(loadDates, isReal);
  return isReal ? dates?.aboutPayoffDate(payoffDate, localDate(new Date())) : undefined;
}
