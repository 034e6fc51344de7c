import { company } from '../facts/company.ts';

const used = 'Language: Spanish. The visitor used the Spanish pages.';

/** The paragraphs that tell staff about a visitor of the Spanish pages. */
export const languageParagraphs = [
  `<p>${used}</p>`,
  `<p>${used} Please answer in Spanish.</p>`,
] as const;

/**
 * Adds the visitor's language to an email, in a paragraph after the reference. An email of the
 * English pages has no such paragraph.
 *
 * @param language A BCP 47 tag.
 * @param service The languages in which staff answer. @default the company's
 */
export const withLanguage = <Message extends { readonly html: string }>(
  mail: Message,
  language: string,
  service: readonly string[] = company.languages.service,
): Message =>
  language.startsWith('es')
    ? { ...mail, html: `${mail.html}${languageParagraphs[service.includes('es') ? 1 : 0]}` }
    : mail;
