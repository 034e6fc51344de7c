/* The words of the receipt of a message. */

import { contactReplyDays } from './company.ts';

export const heading = 'Su copia de este mensaje';
export const again = 'Escribir otro mensaje';
export const steps = [`Respondemos en ${contactReplyDays} días hábiles.`] as const;
export const links = [{ text: 'Preguntas frecuentes', to: '/faq' }] as const;
