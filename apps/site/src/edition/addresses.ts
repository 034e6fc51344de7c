import type { PagePath } from '@milepost/domain/content/pages';

/** Whether a page is in both editions. Links of the Spanish edition to all others lead to English pages. */
export const isTranslated = (path: string | undefined): path is PagePath =>
  /^\/(customers|insurance|payoff|pre-qualify|payment|faq|contact|military|accessibility)?$/.test(
    path as string,
  );

/** The address of a page in the Spanish edition. */
export const spanishAddress = (path: string): string => (path === '/' ? '/es' : `/es${path}`);

/** The path at an address in the Spanish edition. Undefined for any other address. */
export const spanishPath = (address: string): string | undefined =>
  /^\/es(?=\/|$)/.test(address) ? address.slice('/es'.length) || '/' : undefined;
