import type * as english from '../en/language.ts';
import type { Translated } from '../translated.ts';

export const language = 'es-US' satisfies Translated<typeof english.language>;

export const listLanguage = 'es-US' satisfies Translated<typeof english.listLanguage>;

export const months = ((count: number) =>
  `${count} ${count === 1 ? 'mes' : 'meses'}`) satisfies Translated<typeof english.months>;
