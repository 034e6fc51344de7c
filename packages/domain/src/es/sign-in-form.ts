/* The words of the forms to sign in. */

export const fields = {
  account: { label: 'Correo electrónico o número de cuenta' },
  dealerId: { label: 'ID de concesionario' },
  username: { label: 'Usuario' },
  password: { label: 'Contraseña' },
} as const;

/** The name of the customer's account in the sentence for a missing one. */
export const accountInSentence = 'Correo electrónico o número de cuenta';

export const submitLabel = 'Iniciar sesión';

export const toasts = {
  failure: {
    title: 'No se pudo iniciar sesión',
    description: 'La cuenta o el correo electrónico no coincide con la contraseña.',
    tone: 'danger',
  },
} as const;
