import type { Phone } from '../facts/company.ts';
import type { PagePath } from './pages.ts';

/** A link to one of the site's own pages, with an optional `hash`. */
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

/** The target of a link, a card or a button. */
export type TextLink = PageLink | OutsideLink;

/** A run of text inside a line. */
export type Inline = string | TextLink | { readonly strong: string };

/** One line of text: plain text, or text with links and emphasis. */
export type Line = string | readonly Inline[];

/** A table with a header row. The first cell of a row is that row's heading. */
export interface TextTable {
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly Line[])[];
}

/** A paragraph, or another block of text. */
export type Block =
  | Line
  | { readonly heading: string }
  | { readonly list: readonly Line[] }
  | { readonly steps: readonly Line[] }
  | { readonly table: TextTable };

/** Rich text: paragraphs, headings, lists, numbered steps and tables. */
export type RichText = readonly Block[];

/** Whether a block is a paragraph. */
export const isLine = (block: Block): block is Line =>
  typeof block === 'string' || Array.isArray(block);

/** The plain text of a line. */
export const lineText = (line: Line | Inline): string => {
  if (typeof line === 'string') return line;
  if ('map' in line) return line.map(lineText).join('');
  return 'strong' in line ? line.strong : line.text;
};

/** A section of a long page; `id` is its anchor. */
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

/** A card with a link. */
export interface LinkedCard {
  readonly title: string;
  readonly description: string;
  readonly link: TextLink;
}

/** A link that dials a phone number. Its text is the number unless `text` is given. */
export const callLink = <const P extends Phone, const T extends string = P['display']>(
  phone: P,
  text?: T,
): { readonly text: T; readonly href: P['href'] } => ({
  text: text ?? (phone.display as T),
  href: phone.href,
});

/** A link that opens an email to a mailbox, with an optional subject. */
export const mailLink = <const M extends string>(
  mailbox: M,
  subject?: string,
): { readonly text: M; readonly href: `mailto:${M}${string}` } => ({
  text: mailbox,
  href: `mailto:${mailbox}${subject ? `?subject=${encodeURIComponent(subject)}` : ''}`,
});

/** A question and its answer; `id` is the answer's anchor on the FAQ page. */
export interface Faq {
  readonly id: string;
  readonly question: string;
  readonly answer: RichText;
}

/** A titled group of links. */
export interface LinkGroup {
  readonly title: string;
  readonly links: readonly TextLink[];
}

/** A large number, and the words below it. */
export interface Figure {
  readonly value: string;
  readonly label: string;
}

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

export * from '#words/legal';
