import { payOffline } from '#words/most-asked-off';
import { paymentWay } from '../facts/fees.ts';
import { feeText } from './fees.ts';
import { howToPay } from './most-asked.ts';
import type { RichText } from './text.ts';

/**
 * The answers to the most asked questions that differ if the site takes no payments online, by the
 * question's id.
 */
export const mostAskedOff: Readonly<Record<string, RichText>> = {
  [howToPay.id]: [payOffline(feeText(paymentWay('phone-system'))), ...howToPay.answer.slice(1)],
};
