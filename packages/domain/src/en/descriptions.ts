import { company } from '../facts/company.ts';
import { claimReplyDays, contactReplyDays } from './company.ts';

const { figures, foundedIn, foundedYear, name, shortName, times } = company;

const payoff = `Ask for the amount that pays off your auto loan. We email your quote within ${times.payoffQuoteHours} hours, and it is good for ${times.payoffQuoteValidDays} days from the payoff date you pick.`;

/**
 * What you can do on each page, in one or two sentences, for search results and link previews. They
 * are in a separate file because only the server reads them.
 */
export const descriptions = {
  '/': `Auto loans for all credit types. Get pre-qualified with no effect on your credit score, make a payment, ask for a payoff quote, or estimate a monthly payment.`,
  '/customers':
    'Estimate a payment, ask for a payoff quote, report an insurance claim, or talk with our customer service team.',
  '/dealers': `Join ${figures.dealerPartners} dealers who finance with ${shortName}. Send credit applications, see a rate sheet, reach your rep, or become a partner.`,
  '/insurance': `Report an insurance claim on a vehicle you finance with us. A claims specialist contacts you within ${claimReplyDays} business days.`,
  '/payoff': payoff,
  '/dealers/payoff': payoff,
  '/signin': `Sign in to your ${shortName} customer account or to the dealer portal.`,
  '/pre-qualify': `Get pre-qualified for an auto loan with no effect on your credit score. All credit types are welcome, and we answer within ${times.preQualifyReplyHours} hours.`,
  '/payment':
    'Pay your auto loan online by debit card or bank account. See every way to pay and what each one costs before you pay.',
  '/faq':
    'Answers about how to pay, pre-qualification, payoff quotes, due dates, totaled or stolen cars, early payoff and service hours.',
  '/contact': `Call, email or write to ${name}. We reply within ${contactReplyDays} business days.`,
  '/account':
    'See a sample of the account dashboard: balance, next payment, credit score, payment history, documents and settings.',
  '/credit-score':
    'See a sample credit score, what each score range means, the five factors behind a score, and tips to raise yours.',
  '/military': `How the Servicemembers Civil Relief Act can lower the rate on your auto loan, who may qualify, and how to ask. We respond within ${times.militaryReplyHours} hours.`,
  '/about': `${name} has financed cars for drivers of every credit type since ${foundedYear}. Read who we are, what we do and how we treat you.`,
  '/privacy': `What personal information ${name} collects, how we use and share it, and the choices you have.`,
  '/terms': `The rules for using the ${name} website, its calculator and its forms.`,
  '/accessibility': `How we make this website usable for everyone, which problems we know of, and how to tell us. We reply within ${times.accessibilityReplyBusinessDays} business days.`,
  '/careers': `See open jobs at ${name}, what we offer and how to apply.`,
  '/executives': `Meet the six people who lead ${name}, and read what they believe about leading.`,
  '/affiliates': `Borrow against a vehicle you own, protect it, or get help for your dealership, from the companies that work with ${name}.`,
  '/history': `How ${name} grew from one office in ${foundedIn} in ${foundedYear} to a lender with ${figures.dealerPartners} dealer partners.`,
  '/dealers/full-spectrum':
    'Finance customers at all credit levels, from prime to deep subprime, with quick online decisions and same-day funding.',
  '/dealers/indirect':
    'Indirect auto finance for dealers: fast approvals, simple documentation, competitive buy rates and portfolio support.',
  '/dealers/solutions': `More finance programs for dealers are coming. Until then, your ${shortName} dealer team is a call away.`,
  '/dealers/services': `Support for ${shortName} dealer partners today, and what we are working on next.`,
} as const;
