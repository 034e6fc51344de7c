import { languages, accessibility as words } from '#words/accessibility';
import type { Section } from './text.ts';

/** The statement of a website in English, or in Spanish too. */
export const accessibilityOf = (isInSpanish: boolean) => ({
  ...words,
  sections: words.sections.map(
    (section): Section =>
      section.id === 'limits'
        ? { ...section, body: [{ list: [languageOf(isInSpanish), ...section.body[0].list] }] }
        : section,
  ),
});

const languageOf = (isInSpanish: boolean) =>
  isInSpanish ? languages.spanishToo : languages.english;

/** The statement of a website in English. */
export const accessibility = accessibilityOf(false);
