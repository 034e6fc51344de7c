/* The words of the receipt of a claim. */

export const heading = 'Su copia de este reclamo';
export const again = 'Empezar otro reclamo';
export const notes = ['Siga haciendo sus pagos.'] as const;
export const links = [{ text: 'Hacer un pago', to: '/payment' }] as const;
