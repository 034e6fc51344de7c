import type { PagePath } from '@milepost/domain/content/pages';

/** The pages that the Spanish edition has. Its links to all others lead to English pages. */
export const translatedPages = [
  '/',
  '/customers',
  '/insurance',
  '/payoff',
  '/pre-qualify',
  '/payment',
  '/faq',
  '/contact',
  '/military',
  '/accessibility',
] as const satisfies readonly PagePath[];

/** Whether a page is in both editions. */
export const isTranslated = (path: string | undefined): path is (typeof translatedPages)[number] =>
  (translatedPages as readonly unknown[]).includes(path);

/** The address of a page in the Spanish edition. */
export const spanishAddress = (path: string): string => `/es${path === '/' ? '' : path}`;

/** The path at an address in the Spanish edition. Undefined for any other address. */
export const spanishPath = (address: string): string | undefined =>
  /^\/es(?=\/|$)/.test(address) ? address.slice('/es'.length) || '/' : undefined;
