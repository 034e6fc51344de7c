import { serviceNotes } from '#words/editions';
import { language } from '#words/language';
import { company } from '../facts/company.ts';

export * from '#words/editions';

/**
 * In which language staff answer. Empty in the English edition.
 *
 * @param service The languages in which staff answer. @default the company's
 */
export const serviceNote = (service: readonly string[] = company.languages.service): string =>
  service.some((tag) => language.startsWith(tag))
    ? serviceNotes.inLanguage
    : serviceNotes.inEnglish;
