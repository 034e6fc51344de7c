import { localDate, readDate } from '@milepost/domain/input/date';
import { useEffect, useState } from 'react';

type Dates = typeof import('@milepost/domain/content/payoff-estimate');

/** What follows from a payoff date; nothing while it is no real date, or nothing is known of it yet. */
export function useAboutDate(payoffDate: string): ReturnType<Dates['aboutPayoffDate']> | undefined {
  const [dates, setDates] = useState<Dates>();
  const isReal = readDate(payoffDate) !== undefined;
  useEffect(() => {
    if (isReal) import('@milepost/domain/content/payoff-estimate').then(setDates, () => {});
  }, [isReal]);
  return isReal ? dates?.aboutPayoffDate(payoffDate, localDate(new Date())) : undefined;
}
