export { hasExpired, looksLikeCardNumber, looksLikeRoutingNumber, parseExpiry } from './bank.ts';
export { localDate, parseDate } from './date.ts';
export { dollars, formatDate, formatMoney, formatPercent, wholeDollars } from './format.ts';
export { parseMoney } from './money.ts';
export { hasPhoneCharacters, phoneDigits, phoneHref } from './phone.ts';
