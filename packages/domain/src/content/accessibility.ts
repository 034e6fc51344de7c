import { languages, withoutJavaScript, accessibility as words } from '#words/accessibility';
import type { Section } from './text.ts';

/** What the statement says differently about each build of the website. */
export interface AccessibilityOptions {
  /** Whether the website is in Spanish too. */
  readonly isInSpanish: boolean;
  /** The forms that the website's own server takes from a browser without JavaScript. */
  readonly served: keyof typeof withoutJavaScript;
}

/** The accessibility statement of a build of the website. */
export const accessibilityOf = ({ isInSpanish, served }: AccessibilityOptions) => {
  const { works, needsIt } = withoutJavaScript[served];
  const language = isInSpanish ? languages.spanishToo : languages.english;
  return {
    ...words,
    sections: words.sections.map((section): Section => {
      switch (section.id) {
        case 'measures':
          return { ...section, body: [{ list: [...section.body[0].list, works] }] };
        case 'limits':
          return { ...section, body: [{ list: [language, needsIt, ...section.body[0].list] }] };
        default:
          return section;
      }
    }),
  };
};

/** The statement of a website in English whose own server takes its forms. */
export const accessibility = accessibilityOf({ isInSpanish: false, served: 'all' });
