import { callLink, mailLink } from '../content/text.ts';
import type * as english from '../en/insurance.ts';
import { addressText, company } from '../facts/company.ts';
import type { Translated } from '../translated.ts';
import { claimReplyDays } from './company.ts';

const { name, phones, mailboxes, addresses } = company;

export const claimsLine = 'Línea de reclamos';

export const claimFormHeading = 'Cuéntenos qué pasó';

export const claimPromise = {
  mailed: `Un especialista en reclamos se comunicará con usted en ${claimReplyDays} días hábiles, y le enviaremos una confirmación por correo electrónico.`,
  shown: `Presente su reclamo por teléfono o por correo electrónico, y un especialista en reclamos se comunicará con usted en ${claimReplyDays} días hábiles.`,
} as const satisfies Translated<typeof english.claimPromise>;

export const stepsFirst = {
  heading: 'Haga esto primero',
  steps: [
    {
      title: 'Póngase a salvo',
      text: 'Asegúrese de que todos estén a salvo. Si alguien está herido, llame al 911.',
    },
    {
      title: 'Llame a la policía',
      text: 'Llame después de un accidente o un robo. Pida un reporte y anote el número.',
    },
    {
      title: 'Llame a su aseguradora',
      text: `Abra un reclamo. Diga que ${name} es el titular del gravamen (lienholder) y que su nombre debe aparecer en todo cheque por el auto.`,
    },
  ],
  report: {
    title: 'Repórtelo con nosotros',
    mailed: 'Llene nuestro formulario de reclamo o llame a nuestra línea de reclamos.',
    shown: 'Llame a nuestra línea de reclamos o escríbanos por correo electrónico.',
  },
} as const satisfies Translated<typeof english.stepsFirst>;

export const factsToGive = {
  heading: 'Tenga a mano esta información',
  body: [
    {
      list: [
        'el número de cuenta de su préstamo',
        'la fecha y el lugar del incidente',
        'qué pasó, en sus propias palabras',
        'dónde está el auto ahora y si se puede manejar',
        'el millaje, lo más exacto que sepa',
        'su compañía de seguros, el número de su póliza y el número de su reclamo, si tiene uno',
        'el nombre, el teléfono y el correo electrónico de su ajustador del seguro',
        'el seguro del otro conductor, si hubo otro conductor',
        'el número del reporte de la policía, si hay uno',
        'si compró cobertura GAP, el nombre de la compañía',
        'la mejor manera de comunicarnos con usted',
      ],
    },
  ],
} as const satisfies Translated<typeof english.factsToGive>;

export const documentsToSend = {
  heading: 'Documentos que podríamos pedirle',
  body: [
    [
      'No los necesita para presentar un reclamo. Cuando los tenga, envíelos a ',
      mailLink(mailboxes.claims),
      ' con su número de cuenta y su número de reclamo.',
    ],
    {
      list: [
        'el reporte de la policía u otra prueba de lo que causó la pérdida',
        'la valuación del auto que hizo su aseguradora',
        'el desglose del pago del seguro, que muestra lo que su aseguradora paga y lo que descuenta',
        'el presupuesto de la reparación, si el auto se puede arreglar',
        'su contrato GAP, si tiene uno',
      ],
    },
  ],
} as const satisfies Translated<typeof english.documentsToSend>;

export const claimListTitle = 'Después de un accidente o un robo';

export const claimNext = {
  heading: 'Qué sigue',
  body: [
    {
      steps: [
        `Un especialista en reclamos se comunica con usted en ${claimReplyDays} días hábiles.`,
        'Le enviamos a su aseguradora el monto para liquidar y una carta de garantía, nuestra promesa de enviar el título de propiedad cuando recibamos el pago.',
        'Su aseguradora decide si el auto se repara o es pérdida total.',
        `Si se repara, envían un cheque a nombre de usted y de nosotros a ${addressText(addresses.payments)}. Lo firmamos para que le paguen al taller.`,
        'Si es pérdida total o no aparece, su aseguradora nos paga primero a nosotros. Lo que sobre es para usted.',
      ],
    },
    { heading: 'Siga haciendo sus pagos' },
    'Sus pagos vencen como siempre mientras el reclamo está abierto. Pagar a tiempo le ayuda a evitar cargos por pago atrasado y protege su crédito.',
    'Si el dinero del seguro no cubre lo que debe, usted sigue debiendo el resto. La cobertura GAP, si la compró, puede pagar una parte o todo.',
    ['¿Tiene alguna duda? Llame a nuestra línea de reclamos al ', callLink(phones.claims), '.'],
  ],
} as const satisfies Translated<typeof english.claimNext>;
