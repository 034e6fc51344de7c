import type * as english from '../en/legal.ts';
import type { Translated } from '../translated.ts';

export const legalWords = {
  revised: (date: string) => `Última revisión: ${date}`,
  contents: 'En esta página',
} as const satisfies Translated<typeof english.legalWords>;

export const sampleNotice = {
  title: 'Texto de muestra',
  text: 'Este es un texto de muestra de una compañía de muestra. No es asesoría legal. Un abogado debe revisarlo antes de que un prestamista lo use.',
} as const satisfies Translated<typeof english.sampleNotice>;
