import { addressText, company, type Phone } from '../facts/company.ts';

/** The head of a printout: who it comes from, and whom to call about it. */
export const paperHead = (phone: Phone) =>
  [company.name, `${addressText(company.addresses.office)}. ${phone.display}`] as const;

/** The foot of a printout: its date and the page that it comes from. */
export const paperFoot = (date: string, path: string): string =>
  `Printed ${date}. ${company.links.site.replace('https://', '')}${path}`;

/** A list that a visitor can print. */
export interface PrintableList {
  readonly title: string;
  /** The lists, one after the other. Steps keep their numbers, other items get a checkbox. */
  readonly parts: readonly {
    readonly heading?: string;
    readonly list?: readonly string[];
    readonly steps?: readonly string[];
    /** Whether a blank line to write on follows. */
    readonly hasNotes?: boolean;
  }[];
  /** Whom to call about it. */
  readonly phone: Phone;
  /** The last sentence. */
  readonly end?: string;
}

/** The texts around a printable list. */
export const printListWords = {
  print: 'Print this list',
  notes: 'Notes',
} as const;
