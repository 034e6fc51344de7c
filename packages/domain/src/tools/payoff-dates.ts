import { payoffSteps } from '../content/payoff.ts';
import { company } from '../facts/company.ts';
import { formatDate } from '../input/format.ts';
import { goodThrough, mailBy } from '../loan/payoff.ts';

const { payoffQuoteHours } = company.times;
const long = (date: string) => formatDate(date, 'long');

/**
 * Describes what follows from the payoff date of a quote request, on the visitor's own day `today`.
 */
export function aboutPayoffDate(payoffDate: string, today: string) {
  const through = long(goodThrough(payoffDate));
  const lastToMail = mailBy(payoffDate);
  const [ask, send, arrive, ...later] = payoffSteps;
  return {
    dates: [
      { label: 'Payoff date', text: long(payoffDate) },
      { label: 'Quote good through', text: through },
      ...(lastToMail < today ? [] : [{ label: 'Mail a check by', text: long(lastToMail) }]),
    ],
    mayBeLate:
      payoffDate <= today
        ? `We email quotes within ${payoffQuoteHours} hours, so a quote for today may reach you tomorrow.`
        : undefined,
    steps: [
      ask,
      {
        ...send,
        text:
          lastToMail < today
            ? `A check mailed today may come after your payoff date. Pick a later date, or ask us about a faster way at ${company.phones.main.display}.`
            : `By check: mail it by ${long(lastToMail)}, about a week ahead, and write your account number on it.`,
      },
      {
        ...arrive,
        text: `Good through ${through}. After that, ask for a new quote: the amount goes up each day.`,
      },
      ...later,
    ],
  };
}
