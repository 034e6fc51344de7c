import { callLink, mailLink, type Point, type RichText } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { name, addresses, times, phones, mailboxes } = company;

/** The heading of the card with the form. */
export const payoffFormHeading = 'Pida su cotización de liquidación';

export const whatToExpect = {
  heading: 'Qué esperar',
  points: [
    {
      title: 'Tiempo de respuesta',
      value: `${times.payoffQuoteHours} horas`,
      text: `Le enviamos su cotización por correo electrónico en un plazo de ${times.payoffQuoteHours} horas.`,
    },
    {
      title: 'Vigencia',
      value: `${times.payoffQuoteValidDays} días`,
      text: `Su cotización vale por ${times.payoffQuoteValidDays} días desde la fecha en que quiere liquidar.`,
    },
    {
      title: 'Instrucciones de pago',
      text: 'El correo electrónico con la cotización dice cómo pagar y adónde enviar el dinero.',
    },
    {
      title: '¿Preguntas?',
      text: ['Llame al ', callLink(phones.main), ' o escriba a ', mailLink(mailboxes.payoff), '.'],
    },
  ],
} as const satisfies {
  heading: string;
  points: readonly (Point & { readonly value?: string })[];
};

/** The summary beside the form, until it has the dates of `payoff-dates.ts`. */
export const quoteDates = {
  heading: 'Sus fechas',
  empty:
    'Elija la fecha en que quiere liquidar para ver hasta cuándo vale su cotización y cuándo enviar un cheque.',
} as const;

/** The texts of the estimator while it is closed. */
export const payoffEstimate = {
  heading: 'Calcule cuánto necesita para liquidar',
  lead: 'Su cotización tiene el monto exacto. Este cálculo le muestra qué esperar.',
  byHand: 'Interés\u00a0por\u00a0día\u00a0= saldo\u00a0×\u00a0APR\u00a0÷\u00a0365',
  open: 'Abrir el estimador',
} as const;

export const aboutYourQuote = {
  heading: 'Por qué el monto para liquidar no es su saldo',
  body: [
    'Su saldo es la parte del préstamo que todavía debe. Cada día se le suman intereses hasta que recibimos su dinero, y por eso el monto para liquidar es más alto.',
    'También se suman los cargos que todavía no ha pagado. Un pago en camino reduce el monto cuando se hace efectivo.',
    'Por eso una cotización de liquidación es para un día preciso y vale solo por poco tiempo.',
  ],
} as const satisfies { heading: string; body: RichText };

export const payoffStepsHeading = 'De la solicitud al título de propiedad';

/** The steps from the request to the title, before a date is known. */
export const payoffSteps = [
  {
    title: 'Pida su cotización',
    text: `Se la enviamos por correo electrónico en un plazo de ${times.payoffQuoteHours} horas.`,
  },
  {
    title: 'Envíe el pago para liquidar',
    text: 'Con cheque: envíelo por correo más o menos una semana antes, y anote en él su número de cuenta.',
  },
  {
    title: 'Recibimos su dinero',
    text: 'Si para entonces su cotización ya venció, pida otra: el monto sube cada día.',
  },
  {
    title: 'Su pago se hace efectivo y liberamos el gravamen',
    text: 'El tiempo que tarda el título de propiedad depende de su estado.',
  },
] as const satisfies readonly Point[];

export const untilPaidOff = 'Siga haciendo sus pagos normales hasta que recibamos su dinero.';

export const payoffAddress = {
  lines: [name, ...addresses.payments],
  note: 'Si el correo electrónico con su cotización indica otra dirección, use esa.',
} as const;
