/* The words of the form for a message. */

import { contactReplyDays } from './company.ts';

export const fields = {
  name: { label: 'Nombre' },
  email: { label: 'Correo electrónico', description: 'Le responderemos a esta dirección' },
  phone: { label: 'Teléfono', description: 'Solo llamaremos por este mensaje' },
  message: {
    label: 'Mensaje',
    description: 'No incluya números de tarjeta ni su número de Seguro Social completo',
  },
} as const;

export const submitLabel = 'Enviar mensaje';

export const toasts = {
  success: {
    title: 'Mensaje enviado',
    description: `Recibimos su mensaje y le responderemos en ${contactReplyDays} días hábiles.`,
    tone: 'success',
  },
  failure: {
    title: 'No se pudo enviar',
    description: 'Hubo un error al enviar su mensaje. Inténtelo de nuevo.',
    tone: 'danger',
  },
} as const;
