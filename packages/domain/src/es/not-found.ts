import type * as english from '../en/not-found.ts';
import { company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';

export const notFound = {
  code: '404',
  heading: '¡Uy! No encontramos esa página',
  title: `Página no encontrada | ${company.name}`,
  description: 'No hay ninguna página en esta dirección.',
  text: 'Tal vez la página cambió de lugar, o la dirección tiene un error.',
  home: { text: 'Volver al inicio', to: '/' },
  otherwise: [
    { text: 'Hacer un pago', to: '/payment' },
    { text: 'Cotización de liquidación', to: '/payoff' },
    { text: 'Preguntas frecuentes', to: '/faq' },
    { text: 'Contacto', to: '/contact' },
  ],
} as const satisfies Translated<typeof english.notFound>;
