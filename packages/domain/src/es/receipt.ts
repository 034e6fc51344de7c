import type { Phone } from '../facts/company.ts';

/** The texts that every receipt shows. */
export const receiptWords = {
  reference: 'Referencia',
  sent: 'Enviado',
  next: 'Qué sigue',
  print: 'Imprimir o guardar como PDF',
  copy: 'Copiar como texto',
  copied: 'Copiado.',
  copyByHand: 'Su recibo como texto',
  notKept:
    'No guardamos esta página. Imprímala o guárdela ahora. Desaparece cuando usted sale o vuelve a cargarla.',
} as const;

/** What to mention in a call about a submission. */
export const haveReady = (phone: Phone): string =>
  `Tenga a mano esta referencia si llama al ${phone.display}.`;

/** The note on a printout that only the visitor has. */
export const nothingSent = (phone: Phone): string =>
  `Este formulario es de muestra: lo que escribió se quedó en su navegador. Para comunicarse con nosotros, llame al ${phone.display}.`;
