import type * as english from '../en/pages.ts';
import { company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';

const { name, shortName, foundedYear, figures } = company;

export const pages = {
  '/': {
    label: 'Inicio',
    heading: 'Compre su auto sin complicaciones.',
    subtitle: 'Precalifique hoy.',
  },
  '/customers': {
    label: 'Clientes',
    heading: 'Recursos para clientes',
    subtitle: 'Pague, pida una cotización de liquidación o presente un reclamo',
  },
  '/dealers': {
    label: 'Concesionarios',
    heading: 'Recursos para concesionarios',
    subtitle: 'Herramientas, tasas y personas que le ayudan a financiar a más clientes',
  },
  '/insurance': {
    label: 'Reclamo al seguro',
    heading: 'Presentar un reclamo al seguro',
    subtitle: 'Avísenos de un accidente, un robo o un daño a su auto',
  },
  '/payoff': {
    label: 'Cotización de liquidación',
    heading: 'Cotización de liquidación',
    subtitle: 'Pida el monto actual para liquidar su préstamo',
  },
  '/signin': {
    label: 'Entrar',
    heading: 'Iniciar sesión',
    subtitle: 'Para clientes y para concesionarios asociados',
  },
  '/pre-qualify': {
    label: 'Precalificar',
    heading: 'Precalificar',
    subtitle: 'Conozca su situación antes de ir al concesionario (dealer)',
  },
  '/payment': {
    label: 'Hacer un pago',
    heading: 'Hacer un pago',
    subtitle: 'Pague con tarjeta de débito, desde su cuenta bancaria, por teléfono o por correo',
  },
  '/faq': {
    label: 'Preguntas frecuentes',
    heading: 'Preguntas frecuentes',
    subtitle: 'Respuestas claras sobre pagos, liquidaciones y su préstamo',
  },
  '/contact': {
    label: 'Contacto',
    heading: 'Contáctenos',
    subtitle: 'Llame, escriba o envíe un mensaje: lo que le sea más fácil',
  },
  '/account': {
    label: 'Cuenta',
    heading: 'Panel de la cuenta',
    subtitle: 'Una cuenta de muestra, para que vea cómo es la suya',
  },
  '/credit-score': {
    label: 'Puntaje de crédito',
    heading: 'Puntaje de crédito gratis',
    subtitle: 'Qué significa el número, qué lo mueve y cómo subirlo',
  },
  '/military': {
    label: 'Beneficios para militares',
    heading: 'Beneficios para militares',
    subtitle: 'Gracias por su servicio. Así protege la ley su préstamo.',
  },
  '/about': {
    label: 'Quiénes somos',
    heading: `Acerca de ${shortName}`,
    subtitle: `Financiamiento de autos para compradores y concesionarios desde ${foundedYear}`,
  },
  '/privacy': {
    label: 'Privacidad',
    heading: 'Política de privacidad',
    subtitle: 'Qué información reunimos, para qué la usamos y qué puede decidir usted',
  },
  '/terms': {
    label: 'Términos',
    heading: 'Términos de servicio',
    subtitle: 'Las reglas para usar este sitio web',
  },
  '/accessibility': {
    label: 'Accesibilidad',
    heading: 'Declaración de accesibilidad',
    subtitle: 'Queremos que todos puedan usar este sitio web',
  },
  '/careers': {
    label: 'Empleos',
    heading: 'Empleos',
    subtitle: 'Ayude a la gente a ponerse en camino',
  },
  '/executives': {
    label: 'Directivos',
    heading: 'Directivos',
    subtitle: `Las personas que dirigen ${shortName}`,
  },
  '/affiliates': {
    label: 'Afiliadas',
    heading: 'Nuestras afiliadas',
    subtitle: 'Compañías que trabajan con nosotros para atender a clientes y concesionarios',
  },
  '/history': {
    label: 'Historia',
    heading: 'Nuestra historia',
    subtitle: `${figures.yearsInBusiness} años en el camino`,
  },
  '/dealers/full-spectrum': {
    label: 'Préstamos para todo tipo de crédito',
    heading: 'Préstamos para todo tipo de crédito',
    subtitle: 'Un solo prestamista para cada cliente que entra',
  },
  '/dealers/indirect': {
    label: 'Financiamiento indirecto de autos',
    heading: 'Financiamiento indirecto de autos',
    subtitle: 'Usted vende. Nosotros financiamos.',
  },
  '/dealers/solutions': {
    label: 'Otras soluciones de financiamiento',
    heading: 'Otras soluciones de financiamiento',
    subtitle: 'Lo que financiamos hoy y lo que viene',
  },
  '/dealers/services': {
    label: 'Servicios adicionales',
    heading: 'Servicios adicionales',
    subtitle: 'Ayuda para su negocio, más allá del préstamo',
  },
} as const satisfies Translated<typeof english.pages>;

export const homeTitle =
  `${name}: préstamos de auto para todo tipo de crédito` satisfies Translated<
    typeof english.homeTitle
  >;
