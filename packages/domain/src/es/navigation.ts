import { callLink } from '../content/text.ts';
import type * as english from '../en/navigation.ts';
import { addressText, company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';
import { hours, licenseLine } from './company.ts';

export const frame = {
  headerLabel: 'Principal',
  footerLabel: 'Pie de página',
} as const satisfies Translated<typeof english.frame>;

export const header = {
  logo: { text: company.shortName, to: '/' },
  links: [
    { text: 'Clientes', to: '/customers' },
    { text: 'Concesionarios (inglés)', to: '/dealers' },
  ],
  payoff: { text: 'Liquidación', to: '/payoff' },
  signIn: { text: 'Entrar', to: '/signin' },
  signInNote: ' (inglés)',
} as const satisfies Translated<typeof english.header>;

export const menu = {
  text: 'Menú',
  tasks: [
    { text: 'Hacer un pago', to: '/payment' },
    { text: 'Precalificar', to: '/pre-qualify' },
  ],
  groups: [
    {
      title: 'Su préstamo',
      links: [
        { text: 'Cotización de liquidación', to: '/payoff' },
        { text: 'Reclamo al seguro', to: '/insurance' },
        { text: 'Entrar (en inglés)', to: '/signin' },
      ],
    },
    {
      title: 'Más',
      links: [
        { text: 'Preguntas frecuentes', to: '/faq' },
        { text: 'Clientes', to: '/customers' },
        { text: 'Concesionarios (en inglés)', to: '/dealers' },
      ],
    },
  ],
  phone: callLink(company.phones.main),
} as const satisfies Translated<typeof english.menu>;

export const footer = {
  id: 'site-links',
  tagline: `Financiamiento de autos para compradores y concesionarios desde ${company.foundedYear}.`,
  groups: [
    {
      title: 'Clientes',
      links: [
        { text: 'Pedir un préstamo', to: '/pre-qualify' },
        { text: 'Vender su auto (en inglés)', href: company.links.sellYourCar },
        { text: 'Beneficios para militares', to: '/military' },
        { text: 'Preguntas frecuentes', to: '/faq' },
        { text: 'Contacto', to: '/contact' },
      ],
    },
    {
      title: 'Concesionarios (en inglés)',
      links: [
        { text: 'Full Spectrum Lending', to: '/dealers/full-spectrum' },
        { text: 'Indirect Auto Finance', to: '/dealers/indirect' },
        { text: 'Other Finance Solutions', to: '/dealers/solutions' },
        { text: 'Additional Services', to: '/dealers/services' },
        { text: 'Pay-Off Request', to: '/dealers/payoff' },
      ],
    },
    {
      title: 'Compañía (en inglés)',
      links: [
        { text: 'Quiénes somos', to: '/about' },
        { text: 'Historia', to: '/history' },
        { text: 'Directivos', to: '/executives' },
        { text: 'Afiliadas', to: '/affiliates' },
        { text: 'Empleos', to: '/careers' },
      ],
    },
    {
      title: 'Su préstamo',
      links: [
        { text: 'Hacer un pago', to: '/payment' },
        { text: 'Cotización de liquidación', to: '/payoff' },
        { text: 'Reclamo al seguro', to: '/insurance' },
        { text: 'Recursos para clientes', to: '/customers' },
        { text: 'Entrar (en inglés)', to: '/signin' },
      ],
    },
  ],
  contact: {
    title: 'Contacto',
    hours: ['Préstamos nuevos', ...hours.footer],
    phone: callLink(company.phones.main),
  },
  legal: [
    { text: 'Privacidad (en inglés)', to: '/privacy' },
    { text: 'Términos (en inglés)', to: '/terms' },
    { text: 'Accesibilidad', to: '/accessibility' },
  ],
  smallPrint: [
    `${company.name}, ${addressText(company.addresses.office)}. ${licenseLine}.`,
    'Esta es una compañía de muestra. Prestamista que ofrece igualdad de oportunidades.',
    'No usamos cookies de publicidad. No vendemos su información personal ni la compartimos para anuncios que le sigan de un sitio web a otro.',
  ],
} as const satisfies Translated<typeof english.footer>;
