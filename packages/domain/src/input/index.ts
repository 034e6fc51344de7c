export { hasExpired, looksLikeCardNumber, looksLikeRoutingNumber, parseExpiry } from './bank.ts';
export { localDate, parseDate } from './date.ts';
export { formatMoney, parseMoney } from './money.ts';
export { hasPhoneCharacters, phoneDigits, phoneHref } from './phone.ts';
