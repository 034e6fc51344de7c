import { callLink, mailLink } from '../content/text.ts';
import type * as english from '../en/accessibility.ts';
import { addressText, company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';

const { name, phones, mailboxes, times, addresses } = company;

const spanishToo =
  'Solo están en español la página de inicio y las de clientes, pagos, liquidación, precalificación, reclamos al seguro, preguntas frecuentes, contacto, beneficios para militares y accesibilidad. Las demás están en inglés.';

export const languages = {
  english: spanishToo,
  spanishToo,
} as const satisfies Translated<typeof english.languages>;

export const withoutJavaScript = {
  all: {
    works:
      'Puede leer todas las páginas, enviar todos los formularios y calcular un pago sin JavaScript.',
    needsIt:
      'Las demás herramientas necesitan JavaScript, como la búsqueda en las preguntas. Si no lo tiene, llámenos o escríbanos.',
  },
  exceptPayment: {
    works:
      'Puede leer todas las páginas, calcular un pago y enviar todos los formularios, menos el de pagos, sin JavaScript.',
    needsIt:
      'El formulario de pagos y las demás herramientas necesitan JavaScript. Si no lo tiene, llámenos o escríbanos.',
  },
  none: {
    works: 'Puede leer todas las páginas sin JavaScript.',
    needsIt:
      'Los formularios y las herramientas necesitan JavaScript. Si no lo tiene, llámenos o escríbanos.',
  },
} as const satisfies Translated<typeof english.withoutJavaScript>;

export const accessibility = {
  isSample: true,
  revised: 'noviembre de 2026',
  sections: [
    {
      id: 'commitment',
      heading: 'Nuestro compromiso',
      body: [
        `${name} quiere que todos puedan usar este sitio web, sin importar sus capacidades ni con qué lo lean. Lo construimos así desde el principio y arreglamos lo que estorba.`,
      ],
    },
    {
      id: 'standard',
      heading: 'La norma que seguimos',
      body: [
        'Nuestra meta es cumplir con las Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA. De sus criterios, según nuestras propias pruebas, el sitio cumple 41 por completo y 5 en parte. Otros 10 no le corresponden. Nadie de fuera lo ha auditado, así que decimos que cumple en parte.',
      ],
    },
    {
      id: 'measures',
      heading: 'Lo que hacemos',
      body: [
        {
          list: [
            'Todo funciona con el teclado, y usted puede ver dónde está.',
            'Cada campo tiene su etiqueta, y cada error dice qué cambiar.',
            'El texto y los controles se distinguen del fondo, en los temas claro y oscuro.',
            'Las páginas se ajustan a las pantallas pequeñas y cuando usted amplía la vista.',
            'Donde hay un control deslizante, también puede escribir un número.',
            'Nada se mueve si pide a su dispositivo menos movimiento.',
            'Pruebas automáticas buscan barreras cada vez que cambiamos el sitio.',
          ],
        },
      ],
    },
    {
      id: 'limits',
      heading: 'Problemas conocidos',
      body: [
        {
          list: [
            'Probamos con un solo lector de pantalla: Orca 43.1, en Firefox ESR 153 y Chromium 156.',
            'No hemos probado con VoiceOver, NVDA ni JAWS, ni con personas que usan un lector de pantalla todos los días.',
          ],
        },
      ],
    },
    {
      id: 'tested-with',
      heading: 'Con qué probamos',
      body: [
        'Probamos en las versiones actuales de Chromium, Firefox y WebKit (la base de Safari). Miramos pantallas anchas y angostas, usamos solo el teclado y probamos los temas claro, oscuro y de alto contraste. Debería funcionar en las versiones actuales de Chrome, Edge, Firefox y Safari.',
      ],
    },
    {
      id: 'feedback',
      heading: 'Avísenos de una barrera',
      body: [
        [
          'Escriba a ',
          mailLink(mailboxes.accessibility),
          ' o llame al ',
          callLink(phones.main),
          `. También puede enviar una carta a ${addressText([name, ...addresses.office])}.`,
        ],
        `Díganos qué página es, qué trató de hacer y qué usa. Respondemos en un plazo de ${times.accessibilityReplyBusinessDays} días hábiles.`,
        'Si no puede usar un formulario, podemos tomar su solicitud por teléfono. Aceptamos llamadas de retransmisión (relay): marque 711.',
      ],
    },
  ],
} as const satisfies Translated<typeof english.accessibility>;
