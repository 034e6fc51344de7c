/* The words of the form for an insurance claim. */

export const fields = {
  accountNumber: {
    label: 'Número de cuenta',
    description: 'En su estado de cuenta, arriba de su nombre',
  },
  name: { label: 'Nombre completo', description: 'Como en su contrato' },
  phone: {
    label: 'Teléfono',
    description: 'Para que un especialista en reclamos pueda llamarle',
  },
  email: {
    label: 'Correo electrónico',
    description: 'Para que un especialista en reclamos pueda escribirle',
  },
  incidentDate: { label: 'Fecha del incidente' },
  description: {
    label: 'Descripción de lo que pasó',
    description: 'Qué pasó, dónde y qué se dañó',
  },
  claimNumber: {
    label: 'Número de reclamo del seguro',
    description: 'Si su compañía de seguros le dio uno',
  },
} as const;

export const submitLabel = 'Enviar reclamo';

export const toasts = {
  success: {
    title: 'Reclamo enviado',
    description: 'Recibimos su reclamo al seguro y nos comunicaremos pronto con usted.',
    tone: 'success',
  },
  failure: {
    title: 'No se pudo enviar',
    description: 'Hubo un error al enviar su mensaje. Inténtelo de nuevo.',
    tone: 'danger',
  },
} as const;
