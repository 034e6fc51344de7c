import type * as english from '../en/scra-helper.ts';
import { company } from '../facts/company.ts';
import { scra } from '../facts/scra.ts';
import type { Translated } from '../translated.ts';

const { phones, times } = company;

export const scraWords = {
  heading: 'Lo que puede ayudarle',
  rate: `Puede tener derecho a intereses del ${scra.maxApr}% como máximo durante el servicio. Pregúntenos: no cuesta nada.`,
  call: `Algunas personas en su situación tienen derecho y otras no. Llámenos al ${phones.military.display}: lo revisamos, y preguntar nunca le perjudica.`,
  duringService:
    'Esta parte de la ley no cubre los préstamos hechos durante el servicio, pero otras leyes pueden ayudarle. Llámenos.',
  until: (date: string) =>
    `Puede pedirlo hasta el ${date}, ${scra.requestDaysAfterService} días después de que terminó el servicio.`,
  passed: 'El plazo normal para pedirlo ya pasó. Llámenos de todos modos: puede haber otra manera.',
  anyTime: `Puede pedirlo en cualquier momento durante el servicio y hasta ${scra.requestDaysAfterService} días después de que termine.`,
  fromOrders: 'La tasa más baja empieza en la fecha de las órdenes, aunque la pida después.',
  car: 'Si hizo pagos del préstamo antes del servicio, no podemos quitarle el auto sin una orden judicial.',
  paperMissing: 'Si le falta un documento, pídalo de todos modos.',
  reply: `Respondemos en un plazo de ${times.militaryReplyHours} horas.`,
  reach: `Nuestro equipo militar atiende en el ${phones.military.display}.`,
  guide: 'Esto es una guía. La ley es la que vale, y revisamos cada solicitud.',
} as const satisfies Translated<typeof english.scraWords>;

export const scraHelperWords = {
  heading: 'Vea a qué puede tener derecho',
  lead: 'Cuatro preguntas. No se envía ni se guarda nada de lo que responda.',
  start: 'Empezar',
  show: 'Ver qué puede ayudarme',
  lastDay: 'Último día de servicio',
  blocks: {
    rate: 'Tasa más baja',
    when: 'Cuándo',
    car: 'Su auto',
    send: 'Envíe esto',
    next: 'Qué sigue',
  },
  change: {
    heading: 'Qué podría cambiar',
    hint: 'Si quiere, escriba lo que sepa del préstamo.',
    balance: 'Saldo',
    apr: 'Tasa porcentual anual (APR)',
    months: 'Pagos que faltan',
  },
  write: 'Escribir mi carta',
  print: 'Imprimir esto',
  startOver: 'Empezar de nuevo',
} as const satisfies Translated<typeof english.scraHelperWords>;

export const scraQuestions = {
  who: {
    label: '¿Quién está en el servicio militar?',
    options: {
      self: 'Yo',
      spouse: 'Mi cónyuge',
      supporter: 'Mi padre, mi madre u otra persona que me mantiene',
      'power-of-attorney': 'Alguien que me dio un poder notarial (power of attorney)',
      'not-sure': 'No sé',
    },
  },
  how: {
    label: '¿De qué forma sirve?',
    options: {
      active: 'Servicio activo',
      reserves: 'Reserva, con órdenes federales',
      guard: 'Guardia Nacional, con órdenes federales de más de 30 días',
      'health-or-noaa': 'Oficial del Servicio de Salud Pública o de la NOAA',
      other: 'Otra cosa, o no sé',
    },
  },
  loan: {
    label: '¿Cuándo se hizo el préstamo?',
    options: {
      before: 'Antes de empezar el servicio',
      during: 'Durante el servicio',
      'not-sure': 'No sé',
    },
  },
  ended: {
    label: '¿Ya terminó el servicio?',
    options: {
      no: 'No',
      yes: 'Sí',
      'not-sure': 'No sé',
    },
  },
} as const satisfies Translated<typeof english.scraQuestions>;

export const scraLetterWords = {
  heading: 'Su carta',
  optional:
    'Lo que deje vacío será una línea para llenar a mano. No vemos esta carta hasta que usted la envíe.',
  fields: {
    name: 'Su nombre',
    account: 'Número de cuenta',
    began: 'Fecha en que empezó el servicio',
    unit: 'Unidad u órdenes (si quiere)',
    phone: 'Teléfono',
  },
  preview: 'Así queda',
  isEnglish: 'La carta está en inglés, porque así la lee nuestro equipo militar.',
  gloss: 'Lo que dice la carta, en español (no la envíe)',
  print: 'Imprimir la carta',
  copy: 'Copiar como texto',
  copied: 'Carta copiada.',
  copyByHand: 'Su carta como texto',
  email: (mailbox: string) => `Enviarla a ${mailbox}`,
} as const satisfies Translated<typeof english.scraLetterWords>;
