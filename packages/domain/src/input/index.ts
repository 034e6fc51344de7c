export { hasExpired, looksLikeCardNumber, looksLikeRoutingNumber, parseExpiry } from './bank.ts';
export { clean, hasVisible, markInvisible } from './clean.ts';
export { localDate, parseDate, readDate } from './date.ts';
export { parseDigits } from './digits.ts';
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
export { hasPhoneCharacters, phoneDigits, phoneHref, splitPhone } from './phone.ts';
