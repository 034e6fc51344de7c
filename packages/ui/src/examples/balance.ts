import { monthlyPayment } from './payment.ts';

const months = 60;
const apr = 6.99;
const payment = monthlyPayment(13_000, months, apr);

/** Returns what is left of $13,000 after each payment, if `extra` dollars are paid with each one. */
function balancesWith(extra: number) {
  const balances: number[] = [];
  for (let balance = 13_000; balances.length <= months; ) {
    balances.push(Math.round(balance));
    balance = Math.max(0, balance * (1 + apr / 1200) - payment - extra);
  }
  return balances;
}

const usual = balancesWith(0);
const faster = balancesWith(75);

/** The balance of a loan in each month of its term: principal, interest, and the principal with extra payments. */
export const balance = usual.map((principal, month) => ({
  x: new Date(Date.UTC(2026, 11 + month)).toISOString().slice(0, 'YYYY-MM'.length),
  principal,
  interest: Math.max(0, Math.round(payment * (months - month)) - principal),
  faster: faster[month] ?? 0,
}));

/** The format of whole dollars. */
export const dollars = {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
} as const satisfies Intl.NumberFormatOptions;
