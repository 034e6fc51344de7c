import { printed } from '#words/paper';
import { addressText, company, type Phone } from '../facts/company.ts';

export { printListWords } from '#words/paper';
export type { PrintableList } from './text.ts';

/** The head of a printout: who it comes from, and whom to call about it. */
export const paperHead = (phone: Phone) =>
  [company.name, `${addressText(company.addresses.office)}. ${phone.display}`] as const;

/** The foot of a printout: its date and the page that it comes from. */
export const paperFoot = (date: string, path: string): string =>
  printed(date, `${company.links.site.replace('https://', '')}${path}`);
