import type * as english from '../en/editions.ts';
import type { Translated } from '../translated.ts';

export const otherLanguage = 'English' as const satisfies Translated<typeof english.otherLanguage>;

export const translationNote =
  'Esta traducción es para su comodidad. Sus contratos y avisos legales están en inglés, y el texto en inglés es el que vale.';

export const serviceNotes = {
  inLanguage: 'Puede pedir que le atendamos en español.',
  inEnglish: 'Atendemos y respondemos en inglés.',
} as const satisfies Translated<typeof english.serviceNotes>;

export const draftNote = 'BORRADOR: texto sin revisar';
