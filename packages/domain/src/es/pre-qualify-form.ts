/* The words of the form for a pre-qualification. */

import { company } from '../facts/company.ts';
import { ssn } from './ssn.ts';

export const fields = {
  firstName: { group: 'Sobre usted', label: 'Nombre' },
  lastName: { label: 'Apellidos' },
  email: { label: 'Correo electrónico', description: 'Aquí le enviaremos la respuesta' },
  phone: { label: 'Teléfono', description: 'Solo llamaremos por esta solicitud' },
  ssn: {
    label: ssn.label,
    description: 'Para encontrar su historial de crédito',
  },
  loanAmount: { group: 'Su préstamo', label: 'Monto del préstamo' },
  employmentStatus: {
    group: 'Su trabajo',
    label: 'Situación laboral',
    description: 'Su principal fuente de ingresos',
  },
  monthlyIncome: { label: 'Ingresos mensuales', description: 'Antes de impuestos' },
} as const;

/** The employment of an applicant, by its value. */
export const employmentStatuses = {
  employed: 'Empleo de tiempo completo',
  parttime: 'Empleo de tiempo parcial',
  selfemployed: 'Trabajo por cuenta propia',
  retired: 'Jubilación',
  other: 'Otra',
} as const;

/** The monthly income of an applicant, by its value. */
export const monthlyIncomes = {
  '0-2000': 'Hasta $2,000',
  '2000-3000': 'De $2,000 a $3,000',
  '3000-4000': 'De $3,000 a $4,000',
  '4000-5000': 'De $4,000 a $5,000',
  '5000+': '$5,000 o más',
} as const;

export const submitLabel = 'Precalificar';

export const toasts = {
  success: {
    title: '¡Solicitud enviada!',
    description: `Revisaremos su información y nos comunicaremos con usted en un plazo de ${company.times.preQualifyReplyHours} horas.`,
    tone: 'success',
  },
  failure: {
    title: 'Error',
    description: 'No se pudo enviar la solicitud. Inténtelo de nuevo.',
    tone: 'danger',
  },
} as const;
