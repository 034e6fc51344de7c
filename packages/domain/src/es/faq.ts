import { callLink, mailLink } from '../content/text.ts';
import type * as english from '../en/faq.ts';
import { company, hoursText } from '../facts/company.ts';
import type { Translated } from '../translated.ts';
import { claimReplyDays, contactReplyDays, hours } from './company.ts';
import { paymentRules } from './payment-rules.ts';

const { name, phones, mailboxes, times } = company;

export const creditScore = {
  id: 'free-credit-score',
  question: '¿Cómo veo gratis mi puntaje de crédito?',
  answer: [
    [
      'Su puntaje es parte de su cuenta en línea, sin costo. ',
      { text: 'Entre a su cuenta (en inglés)', to: '/signin' },
      ' para ver el informe completo. Consultarlo no afecta su puntaje.',
    ],
    [
      'El puntaje cambia de un modelo a otro, así que un prestamista puede ver un número distinto. Nuestra ',
      { text: 'página del puntaje de crédito (en inglés)', to: '/credit-score' },
      ' explica qué significan los rangos.',
    ],
  ],
} as const satisfies Translated<typeof english.creditScore>;

export const payoffNeeds = {
  id: 'payoff-quote',
  question: '¿Qué necesito para pedir una cotización de liquidación?',
  answer: [
    'Necesita cinco datos:',
    {
      list: [
        'su número de cuenta',
        'su nombre completo',
        'los últimos 4 dígitos de su número de Seguro Social (SSN)',
        'su correo electrónico',
        'la fecha en que quiere liquidar el préstamo',
      ],
    },
    [
      'Envíelos con nuestro ',
      { text: 'formulario de liquidación', to: '/payoff' },
      `. Le enviamos su cotización por correo electrónico en un plazo de ${times.payoffQuoteHours} horas. Vale por ${times.payoffQuoteValidDays} días desde la fecha que usted pida. Puede ser más que su saldo, porque los intereses se suman cada día.`,
    ],
  ],
} as const satisfies Translated<typeof english.payoffNeeds>;

export const totaledOrStolen = {
  id: 'totaled-or-stolen',
  question: '¿Qué hago si mi auto es pérdida total o me lo roban?',
  answer: [
    {
      steps: [
        'Llame a la policía y pida un reporte.',
        `Llame a su compañía de seguros. Diga que ${name} es el titular del gravamen (lienholder).`,
        ['Repórtelo en nuestra ', { text: 'página de reclamos al seguro', to: '/insurance' }, '.'],
        'Siga haciendo sus pagos mientras el reclamo esté abierto.',
      ],
    },
    `Un especialista en reclamos se comunica con usted en ${claimReplyDays} días hábiles. Si el seguro no cubre todo lo que debe, usted sigue debiendo el resto. Si compró cobertura GAP, esta puede pagar una parte o todo.`,
  ],
} as const satisfies Translated<typeof english.totaledOrStolen>;

export const contactInfo = {
  id: 'contact-information',
  question: '¿Cómo actualizo mis datos de contacto?',
  answer: [
    [
      { text: 'Entre a su cuenta (en inglés)', to: '/signin' },
      ' para cambiar su dirección, teléfono o correo electrónico, o llámenos al ',
      callLink(phones.main),
      '.',
    ],
    'Para cambiar su nombre hay que comprobarlo: con su nueva licencia de manejar y un acta de matrimonio, una sentencia de divorcio o una orden judicial.',
  ],
} as const satisfies Translated<typeof english.contactInfo>;

export const creditCards = (cardFee: string) =>
  ({
    id: 'credit-cards',
    question: '¿Puedo pagar con tarjeta de crédito?',
    answer: [
      [
        `No. ${paymentRules.creditCards} Puede pagar con `,
        { text: 'tarjeta de débito o de cajero (ATM)', to: '/payment' },
        ` por ${cardFee} (en algunos estados no se cobra), o gratis desde una cuenta de cheques o de ahorros.`,
      ],
    ],
  }) as const satisfies Translated<ReturnType<typeof english.creditCards>>;

export const serviceHours = {
  id: 'service-hours',
  question: '¿Cuál es su horario de servicio al cliente?',
  answer: [
    { list: hours.office.map(hoursText) },
    `Puede pagar ${hours.automatedPayments.times}, en línea y por teléfono, sin hablar con un agente.`,
    [
      'Llame al ',
      callLink(phones.main),
      ' o escriba a ',
      mailLink(mailboxes.info),
      '. Tenemos una ',
      { text: 'línea aparte para militares', to: '/military' },
      '.',
    ],
  ],
} as const satisfies Translated<typeof english.serviceHours>;

export const stillHaveQuestions = {
  heading: '¿Todavía tiene preguntas?',
  text: `Escríbanos y le respondemos en ${contactReplyDays} días hábiles. O llámenos.`,
  link: { text: 'Contáctenos', to: '/contact' },
  phone: callLink(phones.main),
} as const satisfies Translated<typeof english.stillHaveQuestions>;
