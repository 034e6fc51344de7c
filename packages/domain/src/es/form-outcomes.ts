/** The name of each form, also for assistive technology. */
export const formNames = {
  payoff: 'Solicitud de cotización de liquidación',
  'pre-qualify': 'Precalificación',
  payment: 'Pago',
  claim: 'Reclamo al seguro',
  contact: 'Mensaje para nosotros',
  'sign-in-customer': 'Inicio de sesión para clientes',
  'sign-in-dealer': 'Inicio de sesión para concesionarios',
} as const;
