import { previewWords } from '#words/home';
import { type PaymentWayId, paymentWay } from '../facts/fees.ts';
import { feeText } from './fees.ts';

export {
  consumerResources,
  dealerInvitation,
  figuresSection,
  findFinanceDrive,
  hero,
  type Milepost,
  type Step,
} from '#words/home';

const { ways, sample, letter, account, topics } = previewWords;
const feeOf = (id: PaymentWayId) => feeText(paymentWay(id));

/**
 * What the pages behind the cards look like. The values are those of the samples, written out so
 * that the page doesn't load what calculates them.
 */
export const previews = {
  ways: [
    [ways.bank, feeOf('bank-online')],
    [ways.card, feeOf('debit-online')],
    [ways.check, feeOf('check')],
    [ways.recurring, feeOf('recurring')],
    [ways.phone, feeOf('phone-system')],
    [ways.cash, feeOf('pay-station')],
  ],
  sample,
  letter: { text: letter, amount: '$18,500' },
  /** The sample score, where each range begins, and the score's own range, in percent of the scale. */
  score: { value: '712', at: 75, ranges: [0, 51, 67, 80, 91], own: { x: '67%', width: '13%' } },
  /** The sample loan, and the share of it that is paid, in percent. */
  account: { text: account, paid: 43 },
  topics,
} as const;
