/* The words of the receipt of a pre-qualification. */

export const heading = 'Solicitud enviada';
export const again = 'Enviar otra solicitud';
export const notes = ['La precalificación no es una aprobación final.'] as const;
export const calculatorLink = {
  text: 'Calculadora de préstamos de auto',
  to: '/',
  hash: 'calculator',
} as const;
