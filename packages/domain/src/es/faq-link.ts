import type * as english from '../en/faq-link.ts';
import type { Translated } from '../translated.ts';

export const faqLinkWords = {
  copy: 'Copiar enlace a esta respuesta',
  copied: 'Enlace copiado.',
  copyByHand: 'El enlace a esta respuesta',
  notIt: '¿No es lo que buscaba?',
} as const satisfies Translated<typeof english.faqLinkWords>;
