import type { Phone } from '../facts/company.ts';
import type { PagePath } from './pages.ts';

/** A link to one of the site's own pages, at `hash` where it is named. */
export interface PageLink {
  readonly text: string;
  readonly to: PagePath;
  readonly hash?: string;
}

/** A link that leaves the site: `https:`, `mailto:` or `tel:`. */
export interface OutsideLink {
  readonly text: string;
  readonly href: string;
}

/** What a link, a card or a button leads to. */
export type TextLink = PageLink | OutsideLink;

/** A run of words inside a line. */
export type Inline = string | TextLink | { readonly strong: string };

/** One line of text: plain words, or words with links and stress in them. */
export type Line = string | readonly Inline[];

/** A table with a header row; the first cell of a row is that row's heading. */
export interface TextTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Line[])[];
}

/** A paragraph, or one of the few other shapes that text takes. */
export type Block =
  | Line
  | { readonly heading: string }
  | { readonly list: readonly Line[] }
  | { readonly steps: readonly Line[] }
  | { readonly table: TextTable };

/** Text with no markup: paragraphs, headings, lists, numbered steps and tables. */
export type RichText = readonly Block[];

/** Whether a block is a paragraph. */
export const isLine = (block: Block): block is Line =>
  typeof block === 'string' || Array.isArray(block);

/** The words of a line alone. */
export const lineText = (line: Line | Inline): string => {
  if (typeof line === 'string') return line;
  if ('map' in line) return line.map(lineText).join('');
  return 'strong' in line ? line.strong : line.text;
};

/** A part of a long page; `id` is its anchor. */
export interface Section {
  readonly id: string;
  readonly heading: string;
  readonly body: RichText;
}

/** A short fact. */
export interface Point {
  readonly title: string;
  readonly text: Line;
}

/** A card that leads somewhere. */
export interface LinkedCard {
  readonly title: string;
  readonly description: string;
  readonly link: TextLink;
}

/** A phone number as a link that dials it, its own digits as the words unless `text` says others. */
export const callLink = (phone: Phone, text: string = phone.display): OutsideLink => ({
  text,
  href: phone.href,
});

/** A mailbox as a link that opens a mail, with a subject where one is given. */
export const mailLink = (mailbox: string, subject?: string): OutsideLink => ({
  text: mailbox,
  href: `mailto:${mailbox}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
});

/** What stands around a legal text. */
export const legalWords = {
  revised: (date: string) => `Last revised ${date}`,
  contents: 'On this page',
} as const;

/** Stands, visibly, on every page whose words a lawyer has to review. */
export const sampleNotice = {
  title: 'Sample text',
  text: 'This is sample text for a sample company. It is not legal advice. A lawyer has to review it before a lender uses it.',
} as const;
