/** The sentences before each list of forms, by what the site does with their answers. */
export const formLeads = {
  mailed:
    'Estos formularios envían a nuestro personal, por correo electrónico, lo que usted escribió, para que haga lo que usted pidió. El sitio web no guarda copia.',
  hosted:
    'Este formulario envía su número de cuenta y el monto a nuestro servicio de pagos, y allí paga usted. Este sitio web nunca ve su tarjeta ni su cuenta bancaria.',
  unsent:
    'Estos formularios son de muestra. No envían nada, y lo que escribe se queda en su navegador.',
} as const;

/** The last sentence, about browsers that run no scripts. */
export const withoutJavaScript =
  'En un navegador sin JavaScript, sus respuestas llegan primero a nuestro servidor. Este las revisa y no guarda copia.';
