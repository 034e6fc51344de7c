/*
 * The sentences that the rules of every form share. `label` is the label of the field. It is in
 * quotes, so that no sentence depends on its gender.
 */

export const required = (label: string) => `“${label}” es un dato obligatorio`;
export const tooLong = (label: string, characters: number) =>
  `“${label}” debe tener ${characters} caracteres o menos`;
export const messageTooShort = (characters: number) =>
  `El mensaje debe tener al menos ${characters} caracteres`;

export const invalidEmail = 'Correo electrónico no válido';

export const invalidPhone =
  'El teléfono debe tener solo dígitos, como 213-555-0100 o 213-555-0100 ext. 12';
export const phoneTooShort = 'El teléfono debe tener al menos 10 dígitos';
export const phoneTooLong = 'El teléfono debe tener 15 dígitos o menos';

export const invalidMoney = (label: string) =>
  `“${label}” debe ser una cantidad en dólares y centavos, como 1234.50`;
export const tooLittle = (label: string, least: string) => `“${label}” debe ser de ${least} o más`;
export const tooMuch = (label: string, most: string) => `“${label}” debe ser de ${most} o menos`;

export const invalidDate = (label: string) =>
  `“${label}” debe ser una fecha real (mes/día/año), como 12/31/2026`;
export const isInFuture = 'Esta fecha está en el futuro. Revísela.';
export const hasPassed = 'Esta fecha ya pasó. Revísela.';
