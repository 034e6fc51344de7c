export { hasExpired, looksLikeCardNumber, looksLikeRoutingNumber, parseExpiry } from './bank.ts';
export { localDate, parseDate, readDate } from './date.ts';
export {
  dollars,
  formatDate,
  formatFee,
  formatList,
  formatMoment,
  formatMoney,
  formatMonths,
  formatPercent,
  formatRate,
  plural,
  wholeDollars,
} from './format.ts';
export { parseMoney } from './money.ts';
export { hasPhoneCharacters, phoneDigits, phoneHref } from './phone.ts';
