import { callLink, mailLink } from '../content/text.ts';
import type * as english from '../en/military.ts';
import { addressText, company } from '../facts/company.ts';
import { scra, scraSubject } from '../facts/scra.ts';
import type { Translated } from '../translated.ts';
import { hours } from './company.ts';

const { phones, mailboxes, times, addresses, name } = company;

export const militaryPoints = [
  {
    title: 'APR con la SCRA',
    value: `${scra.maxApr}%`,
    text: `Si sacó su préstamo antes de entrar al servicio, bajamos su tasa al ${scra.maxApr}% mientras sirve.`,
  },
  {
    title: 'Respuesta',
    value: `${times.militaryReplyHours} horas`,
    text: 'Sabrá qué decidimos o qué más necesitamos de usted.',
  },
  {
    title: 'Protección para su auto',
    value: 'Orden judicial',
    text: 'Si hizo pagos del préstamo antes del servicio, no podemos embargar su auto (repossession) sin una orden judicial.',
  },
] as const satisfies Translated<typeof english.militaryPoints>;

const lendingAct =
  'La Ley de Préstamos Militares (Military Lending Act) limita al 36% anual el costo de la mayoría de los demás préstamos al consumidor que se hacen durante el servicio, para quienes están en servicio activo y sus familias. No cubre un préstamo para comprar un auto si el mismo auto es la garantía.';

export const rateLimitWords = {
  label: 'La tasa de su contrato',
  bars: ['En su contrato', 'Mientras sirve'],
  isLowered: (apr: number, points: number) =>
    `Su tasa baja del ${apr}% al ${scra.maxApr}% mientras sirve. ${points === 1 ? 'El otro punto se perdona' : `Los otros ${points} puntos se perdonan`}.`,
  staysAsIs: (apr: number) => `Si su tasa es del ${apr}%, queda como está.`,
} as const satisfies Translated<typeof english.rateLimitWords>;

export const militarySections = [
  {
    id: 'what-it-is',
    heading: 'Lo que le da la ley',
    body: [
      'La Ley de Ayuda Civil para Miembros del Servicio (SCRA) es una ley federal que protege a quienes sirven. En un préstamo de auto hace dos cosas principales.',
      {
        list: [
          [
            { strong: 'Una tasa más baja.' },
            ` Si sacó el préstamo antes de entrar al servicio, por su cuenta o con su cónyuge, los intereses son del ${scra.maxApr}% al año como máximo mientras sirve. Lo que pase de ahí se perdona. No lo paga después, y su pago mensual baja.`,
          ],
          [
            { strong: 'Ningún embargo del auto (repossession) sin un tribunal.' },
            ' Si dio un depósito o hizo al menos un pago antes de entrar al servicio, necesitamos una orden judicial para poder quitarle el auto.',
          ],
        ],
      },
      'La tasa más baja empieza en la fecha de las órdenes que le llamaron al servicio, aunque la pida después.',
    ],
  },
  {
    id: 'who',
    heading: 'Quién puede tener derecho',
    body: [
      {
        list: [
          'militares en servicio activo de tiempo completo del Ejército, la Marina, la Fuerza Aérea, los Infantes de Marina, la Fuerza Espacial y la Guardia Costera',
          'reservistas en servicio activo federal',
          'miembros de la Guardia Nacional con órdenes federales de más de 30 días',
          'oficiales comisionados del Servicio de Salud Pública y de la NOAA en servicio activo',
        ],
      },
      'Algunas protecciones también cubren a su cónyuge, a sus hijos y a otras personas que usted mantiene. Quien tenga un poder notarial suyo (power of attorney) puede pedirlas por usted.',
      '¿Tiene alguna duda? Pregúntenos. Lo revisamos gratis.',
    ],
  },
  {
    id: 'how',
    heading: 'Cómo pedirlo',
    body: [
      {
        steps: [
          [
            { strong: 'Escríbanos' },
            ' Diga que quiere sus beneficios de la SCRA. Dé su número de cuenta y la fecha en que empezó su servicio.',
          ],
          [
            { strong: 'Agregue un comprobante de su servicio' },
            ' Sus órdenes, una carta de su comandante en papel membretado, o su comprobante de pago militar (Leave and Earnings Statement, LES).',
          ],
          [
            { strong: 'Envíe las dos cosas' },
            ' Por correo electrónico a ',
            mailLink(mailboxes.military, scraSubject),
            `, o por correo postal a ${addressText([name, ...addresses.payments])}.`,
          ],
        ],
      },
      `Puede pedirlo durante su servicio y hasta ${scra.requestDaysAfterService} días después de que termine. Si le falta un documento, pídalo de todos modos. Muchas veces podemos verificar su servicio nosotros mismos.`,
    ],
  },
  {
    id: 'next',
    heading: 'Qué sigue',
    body: [
      'Cuando tenemos lo que hace falta, le decimos cuándo empiezan su nueva tasa y su nuevo pago.',
      'Si pagó más de lo que permite la ley, se lo acreditamos o se lo devolvemos, como usted prefiera.',
      'Pedir sus beneficios no le perjudica. No afecta su crédito, y no le negaremos crédito por eso.',
    ],
  },
  {
    id: 'reach-us',
    heading: 'Hable con nuestro equipo militar',
    body: [
      [
        'Llame al ',
        callLink(phones.military),
        ' o escriba a ',
        mailLink(mailboxes.military),
        `. ${hours.military.days} ${hours.military.times}.`,
      ],
      '¿Deja el servicio, o se muda con nuevas órdenes? Díganos su nueva dirección para seguir en contacto.',
    ],
  },
] as const satisfies Translated<typeof english.militarySections>;

export const militaryLegal = {
  isSample: true,
  body: [
    'Esta página es una guía breve. Si difiere de la ley, se aplica la ley. Los préstamos hechos durante el servicio no reciben la tasa más baja de la SCRA, pero otras leyes pueden ayudarle.',
    lendingAct,
  ],
} as const satisfies Translated<typeof english.militaryLegal>;
