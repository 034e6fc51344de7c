/* The words of the form for a payoff quote request. */

import { company } from '../facts/company.ts';
import { ssn } from './ssn.ts';

export const fields = {
  account: {
    label: 'Número de cuenta',
    description: 'En su estado de cuenta, arriba de su nombre',
  },
  name: { label: 'Nombre completo', description: 'Como en su contrato' },
  ssn: { label: ssn.label, description: 'Para confirmar que la cuenta es suya' },
  email: { label: 'Correo electrónico', description: 'Aquí le enviaremos su cotización' },
  payoffDate: {
    label: 'Fecha en que quiere liquidar',
    description: `La cotización vale por ${company.times.payoffQuoteValidDays} días`,
  },
} as const;

export const submitLabel = 'Pedir cotización';

export const toasts = {
  success: {
    title: 'Solicitud recibida',
    description: `Le enviaremos su cotización de liquidación por correo electrónico en un plazo de ${company.times.payoffQuoteHours} horas.`,
    tone: 'success',
  },
  failure: {
    title: 'No se pudo enviar',
    description: 'Hubo un error al enviar su solicitud. Inténtelo de nuevo.',
    tone: 'danger',
  },
} as const;
