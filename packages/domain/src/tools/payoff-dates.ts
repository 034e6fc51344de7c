import * as words from '#words/payoff-dates';
import { payoffSteps } from '../content/payoff.ts';
import { unbrokenDate } from '../input/format.ts';
import { goodThrough, mailBy } from '../loan/payoff.ts';

/**
 * Describes what follows from the payoff date of a quote request, on the visitor's own day `today`.
 */
export function aboutPayoffDate(payoffDate: string, today: string) {
  const through = unbrokenDate(goodThrough(payoffDate));
  const lastToMail = mailBy(payoffDate);
  const [ask, send, arrive, ...later] = payoffSteps;
  return {
    dates: [
      { label: words.goodThrough, text: through },
      ...(lastToMail < today ? [] : [{ label: words.mailBy, text: unbrokenDate(lastToMail) }]),
    ],
    mayBeLate: payoffDate <= today ? words.mayBeLate : undefined,
    steps: [
      ask,
      {
        ...send,
        text:
          lastToMail < today ? words.tooLateToMail : words.mailCheckBy(unbrokenDate(lastToMail)),
      },
      { ...arrive, text: words.validThrough(through) },
      ...later,
    ],
  };
}
