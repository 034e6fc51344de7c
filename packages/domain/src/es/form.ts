import type * as english from '../en/form.ts';
import type { Translated } from '../translated.ts';

export const submittingLabel = 'Enviando...' satisfies Translated<typeof english.submittingLabel>;
export const validationErrorTitle = 'Error de validación' satisfies Translated<
  typeof english.validationErrorTitle
>;
