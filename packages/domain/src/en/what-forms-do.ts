/** The sentences before each list of forms, by what the site does with their answers. */
export const formLeads = {
  mailed:
    'These forms email what you typed to our staff, so that they can do what you asked. The website keeps no copy.',
  hosted:
    'This form sends your account number and the amount to our payment service, and you pay there. This website never sees your card or bank account.',
  unsent: 'These forms are samples. They send nothing, and what you type stays in your browser.',
} as const;

/** The last sentence, about browsers that run no scripts. */
export const withoutJavaScript =
  'In a browser without JavaScript, your answers go to our server first. It checks them, and keeps no copy.';
