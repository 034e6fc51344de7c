import { addressText, company, type Phone } from '../facts/company.ts';

/** Above what is printed for a visitor to keep: who gave it, and whom to call about it. */
export const paperHead = (phone: Phone) =>
  [company.name, `${addressText(company.addresses.office)}. ${phone.display}`] as const;

/** Below what is printed: when, and from which page. */
export const paperFoot = (date: string, path: string): string =>
  `Printed ${date}. ${company.links.site.replace('https://', '')}${path}`;

/** A list that a visitor can print. */
export interface PrintableList {
  readonly title: string;
  /** One list after the other; steps keep their numbers, other items get a square to tick. */
  readonly parts: readonly {
    readonly heading?: string;
    readonly list?: readonly string[];
    readonly steps?: readonly string[];
    /** Whether there is a line to write on below. */
    readonly hasNotes?: boolean;
  }[];
  /** Whom to call about it. */
  readonly phone: Phone;
  /** The last sentence. */
  readonly end?: string;
}

/** The words around a list that can be printed. */
export const printListWords = {
  print: 'Print this list',
  notes: 'Notes',
} as const;
