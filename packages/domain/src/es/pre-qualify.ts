import { callLink, type RichText, type Section } from '../content/text.ts';
import { company } from '../facts/company.ts';

const { name, phones, times } = company;

export const badges = ['No afecta su crédito', 'Respuesta rápida', 'Todo tipo de crédito'] as const;

export const preQualifyNext = {
  heading: 'Qué sigue',
  body: [
    {
      steps: [
        'Revisamos lo que envió y consultamos su crédito.',
        `Nos comunicamos con usted por teléfono o por correo electrónico en un plazo de ${times.preQualifyReplyHours} horas.`,
        'Le decimos para cuánto precalifica y qué concesionarios (dealers) cerca de usted trabajan con nosotros.',
        'Usted elige un auto. El concesionario nos envía su solicitud completa, lo que implica una consulta de crédito que puede afectar su puntaje.',
      ],
    },
    'La precalificación no es una aprobación final. Sus condiciones pueden cambiar si su informe de crédito o sus ingresos no coinciden con lo que nos dijo.',
    ['¿Prefiere hablar con una persona? Llame al ', callLink(phones.main), '.'],
  ],
} as const satisfies { heading: string; body: RichText };

export const bringToDealer = {
  id: 'bring-to-dealer',
  heading: 'Lleve esto al concesionario',
  body: [
    {
      list: [
        'su licencia de manejar',
        'sus dos talones de pago más recientes, o su formulario\u00a0W-2',
        'un comprobante de domicilio, como un recibo de luz, agua o gas',
        'un comprobante de seguro del auto',
        'nombres y teléfonos de sus referencias',
        'su pago inicial (enganche), si piensa dar uno',
      ],
    },
  ],
} as const satisfies Section;

/** Shown below the form. The equal-credit words translate 12 CFR 1002.9(b)(1). */
export const preQualifyNotices = {
  isSample: true,
  permission: {
    heading: 'Su permiso para una consulta de crédito que no afecta su puntaje',
    text: `Al enviar este formulario, usted le da a ${name} instrucciones por escrito conforme a la Ley de Informe Imparcial de Crédito (Fair Credit Reporting Act). Podemos obtener datos de su informe de crédito, únicamente para hacer una precalificación.`,
  },
  equalCredit: {
    heading: 'Aviso sobre la igualdad de oportunidades de crédito',
    text: 'La Ley Federal de Igualdad de Oportunidades de Crédito (Equal Credit Opportunity Act) prohíbe a los acreedores discriminar a los solicitantes de crédito por su raza, color, religión, origen nacional, sexo, estado civil o edad (siempre que el solicitante tenga capacidad legal para celebrar un contrato obligatorio); porque todos o parte de sus ingresos provienen de un programa de asistencia pública; o porque el solicitante ejerció de buena fe algún derecho conforme a la Ley de Protección del Crédito al Consumidor (Consumer Credit Protection Act). La agencia federal que vigila el cumplimiento de esta ley por parte de este acreedor es Federal Trade Commission, Equal Credit Opportunity, Washington, DC 20580.',
  },
} as const;
