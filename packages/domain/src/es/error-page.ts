import { callLink } from '../content/text.ts';
import type * as english from '../en/error-page.ts';
import { company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';

export const errorPage = {
  broken: {
    title: `Algo salió mal | ${company.name}`,
    heading: 'Algo salió mal de nuestra parte',
  },
  offline: {
    title: `Parece que no tiene conexión | ${company.name}`,
    heading: 'Parece que no tiene conexión',
  },
  outdated: {
    title: `Vuelva a cargar esta página | ${company.name}`,
    heading: 'Esta página se actualizó',
    answers:
      'Si la vuelve a cargar, se borra lo que escribió en los formularios de otras páginas. Para no perderlo, regrese y termine allí primero.',
  },
  text: (address: string) =>
    [
      'Esta página no se cargó. ',
      { text: 'Vuelva a cargarla', href: address },
      ', o llámenos al ',
      callLink(company.phones.main),
      '.',
    ] as const,
} as const satisfies Translated<typeof english.errorPage>;
