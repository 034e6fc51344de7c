import type { ComponentDocs } from '../../testing/docs.ts';

export const docs: ComponentDocs = {
  name: 'LocaleProvider',
  summary: 'Sets the language of the kit’s own words, of numbers and of sorting.',
  alsoCalled: ['i18n', 'language', 'translation'],
  builtOn: 'A context. Components that use React Aria pass the language on to it.',
  when: ['Around an app, or a part of a page, that is not in US English.'],
  whenNot: ['For an app in US English: it is built in.'],
  alternatives: [],
  anatomy: ['It renders nothing of its own.'],
  doDont: [
    {
      do: 'Import the words of the one language that the page is in: `@milepost/ui/locales/es-US`.',
      dont: 'Load all languages and choose in the browser.',
    },
  ],
  keyboard: [],
  accessibility: ['Give `<html>`, or the part that is in another language, the same `lang`.'],
  content: [
    'Write your own words as an object of type `Words`; what you leave out stays in English.',
  ],
};
