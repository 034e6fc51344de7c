/* The words of the receipt of a message. */

export const heading = 'Su copia de este mensaje';
export const again = 'Escribir otro mensaje';
export const steps = ['Respondemos en 1 a 2 días hábiles.'] as const;
export const links = [{ text: 'Preguntas frecuentes', to: '/faq' }] as const;
