import type * as english from '../en/switch-question.ts';
import type { Translated } from '../translated.ts';

export const switchQuestion = {
  heading: 'Sus respuestas en esta página no se conservan.',
  text: '¿Cambiar a inglés?',
  stay: 'Quedarme aquí',
  leave: 'Cambiar',
} as const satisfies Translated<typeof english.switchQuestion>;
