import type * as english from '../en/home.ts';
import { company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';
import { pages } from './pages.ts';

export type { Milepost, Step } from '../en/home.ts';

const { figures, past } = company;

const getPreQualified = { text: 'Precalificar', to: '/pre-qualify' } as const;

export const hero = {
  eyebrow: 'Préstamos de auto para todo historial de crédito',
  heading: pages['/'].heading,
  lead: pages['/'].subtitle,
  text: 'Llenar el formulario toma unos minutos y no afecta su puntaje de crédito.',
  primary: getPreQualified,
  secondary: { text: 'Calcular un pago', to: '/', hash: 'calculator' },
  example: {
    label: 'al mes',
    price: 'Precio del auto',
    link: { text: 'Cambiar los otros números', to: '/', hash: 'calculator' },
  },
  mile: 'MILLA',
  pictureText:
    'Un auto en una carretera abierta entre colinas verdes pasa junto a un poste de millas al amanecer.',
} as const satisfies Translated<typeof english.hero>;

export const consumerResources = {
  heading: 'Recursos para el consumidor',
  lead: 'Todo para su préstamo en un solo lugar.',
  cards: [
    {
      title: 'Hacer un pago',
      description:
        'Elija la forma de pago que le convenga, como transferencia (ACH) o tarjeta de débito.',
      link: { text: 'Pagar ahora', to: '/payment' },
    },
    {
      title: 'Precalificar',
      description: 'Empiece un préstamo nuevo y busque autos para los que tiene aprobación.',
      link: { text: 'Empezar', to: '/pre-qualify' },
    },
    {
      title: 'Puntaje de crédito gratis (en inglés)',
      description: 'Sepa qué significa su puntaje, qué lo mueve y cómo subirlo.',
      link: { text: 'Ver puntaje', to: '/credit-score' },
    },
    {
      title: 'Administrar cuenta (en inglés)',
      description: 'Vea sus estados de cuenta, sus pagos y su puntaje de crédito sin costo.',
      link: { text: 'Ver cuenta', to: '/account' },
    },
    {
      title: 'Preguntas de los clientes',
      description: 'Encuentre respuestas claras sobre pagos, liquidaciones y su préstamo.',
      link: { text: 'Leer respuestas', to: '/faq' },
    },
  ],
} as const satisfies Translated<typeof english.consumerResources>;

export const previewWords = {
  ways: {
    bank: 'Cuenta bancaria',
    card: 'Tarjeta de débito',
    check: 'Cheque por correo',
    recurring: 'Pagos automáticos',
    phone: 'Teléfono',
    cash: 'Efectivo',
  },
  sample: 'Muestra',
  letter: 'Usted precalifica',
  account: 'Quedan 34 de 60 pagos',
  topics: ['Pagos', 'Liquidaciones', 'Vencimientos', 'Cargos', 'Títulos'],
} as const satisfies Translated<typeof english.previewWords>;

export const findFinanceDrive = {
  heading: 'Encuéntrelo. Fináncielo. Manéjelo.',
  lead: 'Conozca sus números antes de salir a ver autos.',
  steps: [
    {
      title: 'Encuéntrelo',
      text: 'Precalifique antes de ir al concesionario (dealer). Luego vea los autos para los que tiene aprobación.',
    },
    {
      title: 'Fináncielo',
      text: 'Ajuste a su medida el financiamiento y la forma de pago, sin afectar su puntaje de crédito.',
    },
    {
      title: 'Manéjelo',
      text: 'Elija su auto en un concesionario asociado, firme su contrato y maneje a casa.',
    },
  ],
  action: getPreQualified,
} as const satisfies Translated<typeof english.findFinanceDrive>;

export const figuresSection = {
  heading: 'Un prestamista con mucho camino recorrido',
  lead: `${figures.yearsInBusiness} años en el negocio: de una sola oficina a concesionarios en todos los estados. Atendemos a unos ${figures.customersAYear} clientes al año.`,
  mileposts: [
    { year: company.foundedYear, value: 'Una oficina', text: `en ${company.foundedIn}` },
    { year: 2010, value: past.dealersIn2010, text: 'concesionarios' },
    {
      year: 2018,
      value: past.dealersIn2018,
      text: `concesionarios en ${past.statesIn2018} estados`,
    },
    { year: 2025, value: figures.dealerPartners, text: 'concesionarios asociados' },
  ],
  action: { text: 'Ver historia (en inglés)', to: '/history' },
} as const satisfies Translated<typeof english.figuresSection>;

export const dealerInvitation = {
  heading: '¿Tiene un concesionario?',
  text: `Financie con ${company.shortName} a clientes con todo nivel de crédito. Recibe decisiones rápidas, programas claros y un representante que sí contesta.`,
  action: { text: 'Concesionarios (en inglés)', to: '/dealers' },
} as const satisfies Translated<typeof english.dealerInvitation>;
