import { join } from 'node:path';

/** A draft of the site in both languages, which `npm run build:languages` writes. */
export const bothLanguages = join(import.meta.dirname, '../../../.cache/languages');

/** A language of the site. */
export type Language = 'en' | 'es';

/**
 * The Spanish of the English texts that tests look for. The texts are written here, not imported from the
 * site, so that a test fails if the site shows another one. `{…}` is a fact.
 */
const spanish = {
  // Toasts and messages.
  'Request Received': 'Solicitud recibida',
  'Your payoff quote will be emailed to you within 24 hours.':
    'Le enviaremos su cotización de liquidación por correo electrónico en un plazo de 24 horas.',
  'Submission Failed': 'No se pudo enviar',
  'There was an error submitting your request. Please try again.':
    'Hubo un error al enviar su solicitud. Inténtelo de nuevo.',
  'Application Submitted!': '¡Solicitud enviada!',
  "We'll review your information and contact you within 24 hours.":
    'Revisaremos su información y nos comunicaremos con usted en un plazo de 24 horas.',
  Error: 'Error',
  'Failed to submit application. Please try again.':
    'No se pudo enviar la solicitud. Inténtelo de nuevo.',
  'Validation Error': 'Error de validación',
  'Payment Processed': 'Pago procesado',
  'Your payment has been successfully submitted.': 'Su pago se envió correctamente.',
  'There was an error submitting your payment. Please try again.':
    'Hubo un error al enviar su pago. Inténtelo de nuevo.',
  'Message Sent': 'Mensaje enviado',
  "We've received your message and will respond within 1-2 business days.":
    'Recibimos su mensaje y le responderemos en 1 a 2 días hábiles.',
  'There was an error submitting your message. Please try again.':
    'Hubo un error al enviar su mensaje. Inténtelo de nuevo.',
  'Claim Submitted': 'Reclamo enviado',
  "We've received your insurance claim and will contact you shortly.":
    'Recibimos su reclamo al seguro y nos comunicaremos pronto con usted.',
  'try again': 'Inténtelo de nuevo',
  'This part of the page could not be loaded. Check your connection, then try again or load the page again.':
    'No se pudo cargar esta parte de la página. Revise su conexión e inténtelo de nuevo, o vuelva a cargar la página.',
  'Try again': 'Intentar de nuevo',
  'You seem to be offline': 'Parece que no tiene conexión',
  'Load it again': 'Vuelva a cargarla',
  'Oops! Page not found': '¡Uy! No encontramos esa página',
  'Return to Home': 'Volver al inicio',

  // Rules and warnings.
  'There is a problem': 'Hay un problema',
  'Account number is required': '“Número de cuenta” es un dato obligatorio',
  'Full name is required': '“Nombre completo” es un dato obligatorio',
  'Name is required': '“Nombre” es un dato obligatorio',
  'First name is required': '“Nombre” es un dato obligatorio',
  'Last name is required': '“Apellidos” es un dato obligatorio',
  'Email is required': '“Correo electrónico” es un dato obligatorio',
  'Phone number is required': '“Teléfono” es un dato obligatorio',
  'Requested payoff date is required': '“Fecha en que quiere liquidar” es un dato obligatorio',
  'Employment status is required': '“Situación laboral” es un dato obligatorio',
  'Monthly income is required': '“Ingresos mensuales” es un dato obligatorio',
  'Payment amount is required': '“Monto del pago” es un dato obligatorio',
  'Card number is required': '“Número de tarjeta” es un dato obligatorio',
  'Expiration date is required': '“Vencimiento de la tarjeta” es un dato obligatorio',
  'Security code is required': '“Código de seguridad” es un dato obligatorio',
  'Routing number is required': '“Número de ruta bancaria” es un dato obligatorio',
  'Bank account number is required': '“Número de cuenta bancaria” es un dato obligatorio',
  'Date of incident is required': '“Fecha del incidente” es un dato obligatorio',
  'Claim description is required': '“Descripción de lo que pasó” es un dato obligatorio',
  'Full name must be 100 characters or fewer':
    '“Nombre completo” debe tener 100 caracteres o menos',
  'characters or fewer': 'caracteres o menos',
  'Requested payoff date must be a real date, like 12/31/2026':
    '“Fecha en que quiere liquidar” debe ser una fecha real (mes/día/año), como 12/31/2026',
  'Invalid email address': 'Correo electrónico no válido',
  'Phone number must be at least 10 digits': 'El teléfono debe tener al menos 10 dígitos',
  'Enter last 4 digits of SSN': 'Escriba los últimos 4 dígitos de su Seguro Social (SSN)',
  'Message must be at least 10 characters': 'El mensaje debe tener al menos 10 caracteres',
  'This date has passed. Please check it.': 'Esta fecha ya pasó. Revísela.',
  'This looks like a card number. Your loan account number is on your statement.':
    'Esto parece un número de tarjeta. El número de cuenta de su préstamo está en su estado de cuenta.',
  'This is more than $5,000. Please check it.': 'Es más de $5,000. Revíselo.',
  'This card number does not look right. Please check it.':
    'Este número de tarjeta no parece correcto. Revíselo.',
  'Visa cards have a 3-digit code.': 'Las tarjetas Visa tienen un código de 3 dígitos.',

  // Labels, choices and buttons of forms.
  'Account number': 'Número de cuenta',
  'Full name': 'Nombre completo',
  Name: 'Nombre',
  'First name': 'Nombre',
  'Last name': 'Apellidos',
  'Last 4 digits of SSN': 'Últimos 4 dígitos del Seguro Social (SSN)',
  Email: 'Correo electrónico',
  'Phone number': 'Teléfono',
  'Requested payoff date': 'Fecha en que quiere liquidar',
  'Loan amount': 'Monto del préstamo',
  'Employment status': 'Situación laboral',
  Retired: 'Jubilación',
  'Self-employed': 'Trabajo por cuenta propia',
  'Monthly income': 'Ingresos mensuales',
  'Up to $2,000': 'Hasta $2,000',
  '$3,000 to $4,000': 'De $3,000 a $4,000',
  'Payment amount': 'Monto del pago',
  'Debit Card': 'Tarjeta de débito',
  'ACH Transfer': 'Transferencia (ACH)',
  'Card number': 'Número de tarjeta',
  'Expiration date': 'Vencimiento de la tarjeta',
  'Security code': 'Código de seguridad',
  'Routing number': 'Número de ruta bancaria',
  'Bank account number': 'Número de cuenta bancaria',
  'Date of incident': 'Fecha del incidente',
  'Claim description': 'Descripción de lo que pasó',
  'Insurance claim number': 'Número de reclamo del seguro',
  Message: 'Mensaje',
  optional: 'opcional',
  'Request payoff quote': 'Pedir cotización',
  'Get Pre-Qualified': 'Precalificar',
  'Submit payment': 'Enviar pago',
  'Submit claim': 'Enviar reclamo',
  'Send message': 'Enviar mensaje',
  'Submitting...': 'Enviando...',
  'Processing...': 'Procesando...',

  // Sign-in, whose page is only in English so far.
  Customer: 'Cliente',
  Dealer: 'Concesionario',
  'Email or Account Number': 'Correo electrónico o número de cuenta',
  Password: 'Contraseña',
  'Dealer ID': 'ID de concesionario',
  Username: 'Usuario',
  'Login Unsuccessful': 'No se pudo iniciar sesión',
  'Mismatch account/email and password.':
    'La cuenta o el correo electrónico no coincide con la contraseña.',
  'Email or account number is required':
    '“Correo electrónico o número de cuenta” es un dato obligatorio',
  'Password is required': '“Contraseña” es un dato obligatorio',
  'Dealer ID is required': '“ID de concesionario” es un dato obligatorio',
  'Username is required': '“Usuario” es un dato obligatorio',

  // Receipts and printouts.
  'Payment submitted': 'Pago enviado',
  'Request received': 'Solicitud recibida',
  'Application submitted': 'Solicitud enviada',
  'Your copy of this': 'Su copia de este',
  Reference: 'Referencia',
  Sent: 'Enviado',
  'What happens next': 'Qué sigue',
  'Print or save as PDF': 'Imprimir o guardar como PDF',
  'Copy as text': 'Copiar como texto',
  'Copied.': 'Copiado.',
  Printed: 'Impreso el',
  'Ask for another quote': 'Pedir otra cotización',
  'Make another payment': 'Hacer otro pago',
  'Send another application': 'Enviar otra solicitud',
  'Print this list': 'Imprimir esta lista',
  'Bring these to the dealer': 'Lleve esto al concesionario',
  'ending in {digits}': 'termina en {digits}',

  // The permission to debit an account.
  'On {date} I authorize': 'El {date} autorizo a',
  'On {date} I authorize Milepost Auto Finance to electronically debit ____ once from my checking or savings account ____.':
    'El {date} autorizo a Milepost Auto Finance a debitar electrónicamente ____ una sola vez de mi cuenta de cheques o de ahorros ____.',
  'On {date} I authorize Milepost Auto Finance to electronically debit $425.00 once from my checking or savings account ending in 8901. Its routing number is ending in 0021.':
    'El {date} autorizo a Milepost Auto Finance a debitar electrónicamente $425.00 una sola vez de mi cuenta de cheques o de ahorros que termina en 8901. Su número de ruta bancaria es el que termina en 0021.',
  'checking or savings account ending in 8901':
    'cuenta de cheques o de ahorros que termina en 8901',
  'electronically debit ____ once': 'debitar electrónicamente ____ una sola vez',
  'electronically debit $425.00 once': 'debitar electrónicamente $425.00 una sola vez',
  'When you press Submit payment, you agree to this.':
    'Al presionar “Enviar pago”, usted acepta lo siguiente.',
  'This is one payment, not a recurring one.': 'Es un solo pago, no pagos automáticos.',
  'Sample text: a lawyer has to review it':
    'Texto de muestra: un abogado debe revisarlo antes de que un prestamista lo use.',
  'To take this back, I call (800) 555-0119 before Milepost processes the payment. Keep this copy.':
    'Para retirar este permiso, llamo al (800) 555-0119 antes de que Milepost procese el pago. Guarde esta copia.',

  // The payment page.
  'Make a Payment': 'Hacer un pago',
  'ways to pay': 'formas de pagar',
  'Your state': 'Su estado',
  Ohio: 'Ohio',
  'New Mexico': 'Nuevo México',
  'Any state': 'Cualquier estado',
  'How you pay': 'Cómo paga',
  'With cash': 'En efectivo',
  'Any way': 'Cualquier forma',
  'In Ohio: 9 ways to pay, 3 of them free.': 'En Ohio: 9 formas de pagar, 3 de ellas gratis.',
  'In New Mexico: 8 ways to pay, 3 of them free.':
    'En Nuevo México: 8 formas de pagar, 3 de ellas gratis.',
  '9 ways to pay, 3 free.': '9 formas de pagar, 3 gratis.',
  'Call (800) 555-0119 to ask about Ohio, or pay from your bank account for free.':
    'Llame al (800) 555-0119 y pregunte sobre Ohio, o pague con su cuenta bancaria, que es gratis.',
  'Free in Ohio': 'Gratis en Ohio',
  'Not offered in New Mexico': 'No se ofrece en Nuevo México',
  'Checking or savings account, online': 'Cuenta de cheques o de ahorros, en línea',
  'Recurring payments (Auto Pay) from checking or savings':
    'Pagos automáticos (Auto Pay) de su cuenta de cheques o de ahorros',
  'Debit or ATM card, online': 'Tarjeta de débito o de cajero (ATM), en línea',
  'The most you’ll pay': 'Lo máximo que pagará',
  'You pay': 'Usted paga',
  Fee: 'Cargo',
  Payment: 'Pago',
  Free: 'Gratis',
  '$5.00Free in some states.': '$5.00Gratis en algunos estados.',
  'Use my bank account instead': 'Usar mi cuenta bancaria',
  'This code never leaves your browser. We check it here and do not keep it.':
    'Este código nunca sale de su navegador. Lo revisamos aquí y no lo guardamos.',
  'Where is the security code?': '¿Dónde está el código de seguridad?',
  'The back of a card': 'El reverso de una tarjeta',
  'American Express: 4 digits on the front': 'American Express: 4 dígitos al frente',
  'Where do I find these?': '¿Dónde encuentro estos números?',
  'A check. At the bottom from left to right': 'Un cheque. Abajo, de izquierda a derecha',
  'A. Routing number: 9 digits, first': 'A. Número de ruta bancaria: 9 dígitos, lo primero',
  'We do not accept credit cards.': 'No aceptamos tarjetas de crédito.',

  // The payoff page.
  'Quote good through': 'La cotización vale hasta',
  'good through': 'vale hasta',
  'By check: mail it by {date}': 'Con cheque: envíelo por correo a más tardar el {date}',
  'so a quote for today may reach you tomorrow.': 'Una cotización para hoy podría llegarle mañana.',
  'Open the estimator': 'Abrir el estimador',
  Balance: 'Saldo',
  'Balance as of': 'Fecha del saldo',
  'Payoff date': 'Fecha para liquidar',
  'I will make a payment before then': 'Haré un pago antes de esa fecha',
  Amount: 'Monto',
  Date: 'Fecha',
  'Daily interest': 'Interés por día',
  'Enter your balance and your APR.': 'Escriba su saldo y su APR.',
  'Pick a date from': 'Elija una fecha del',
  'Pick a date after the date of your balance, up to your payoff date':
    'Elija una fecha posterior a la de su saldo, hasta la fecha en que quiere liquidar',
  'Estimated payoff on {date}': 'Monto estimado para liquidar el {date}',
  'Use this date in my request': 'Usar esta fecha en mi solicitud',
  'Print this estimate': 'Imprimir esta estimación',
  'Estimate your payoff. Estimate only':
    'Calcule cuánto necesita para liquidar. Solo una estimación',
  'Daily interest = balance × APR ÷ 365': 'Interés por día = saldo × APR ÷ 365',
  'We email your quote within 24 hours.':
    'Le enviamos su cotización por correo electrónico en un plazo de 24 horas.',

  // The FAQ.
  'How can I make a payment?': '¿Cómo puedo hacer un pago?',
  'How does pre-qualification work?': '¿Cómo funciona la precalificación?',
  'How do I get my free credit score?': '¿Cómo veo gratis mi puntaje de crédito?',
  'What do I need to request a payoff quote?':
    '¿Qué necesito para pedir una cotización de liquidación?',
  'Can I change my due date?': '¿Puedo cambiar mi fecha de vencimiento?',
  'What do I do if my car is totaled or stolen?':
    '¿Qué hago si mi auto es pérdida total o me lo roban?',
  'How do I update my contact information?': '¿Cómo actualizo mis datos de contacto?',
  'Can I pay with a credit card?': '¿Puedo pagar con tarjeta de crédito?',
  'Can I pay off my loan early?': '¿Puedo liquidar mi préstamo antes de tiempo?',
  'What are your customer service hours?': '¿Cuál es su horario de servicio al cliente?',
  'There is no prepayment penalty.': 'No hay multa por pago anticipado.',
  'Call the police and ask for a report.': 'Llame a la policía y pida un reporte.',
  'Search the questions': 'Buscar en las preguntas',
  for: 'para',
  payoff: 'liquidar',
  totalled: 'robaron',
  totaled: 'roban?',
  wreck: 'me robaron el carro',
  'credit card': 'tarjeta',
  '1 answer for “{query}”.': '1 respuesta para “{query}”.',
  'No answer for “{query}”. Here are all the questions.':
    'No hay respuesta para “{query}”. Aquí están todas las preguntas.',
  'Copy link to this answer': 'Copiar enlace a esta respuesta',
  'Link copied.': 'Enlace copiado.',
  'Not what you needed?': '¿No es lo que buscaba?',
  'Contact us': 'Contáctenos',
  'Show all answers': 'Mostrar todas las respuestas',
  'Hide all answers': 'Ocultar todas las respuestas',
  'Print all answers': 'Imprimir todas las respuestas',

  // The calculator.
  'Vehicle price': 'Precio del auto',
  'Loan term': 'Plazo del préstamo',
  APR: 'Tasa porcentual anual (APR)',
  'Down payment': 'Pago inicial (enganche)',
  'Monthly payment': 'Pago mensual',
  'Estimated monthly payment': 'Pago mensual estimado',
  'Estimated maximum loan': 'Préstamo máximo estimado',
  'Monthly Cost': 'Costo mensual',
  'Maximum Loan': 'Préstamo máximo',
  'Car price': 'Precio del auto',
  'For example, with $7,000 down, 12 months at 8.00% APR.':
    'Por ejemplo, con pago inicial de $7,000, 12 meses y APR de 8.00%.',
  'Show my payment': 'Ver mi pago',
  'What is left to pay': 'Lo que falta por pagar',
  ': {balance} left, {interest} interest so far':
    ': {balance} por pagar, {interest} de intereses hasta ahora',
  ': {balance} left, {interest} interest so far, {other} left without extra payments':
    ': {balance} por pagar, {interest} de intereses hasta ahora, {other} por pagar sin pagos adicionales',
  'The loan with and without extra payments': 'El préstamo con pagos adicionales y sin ellos',
  '$779 less interest': '$779 menos de interés',
  '15 months sooner': '15 meses antes',
  'What if you change one thing?': '¿Y si cambia una cosa?',
  '12 months shorter': '12 meses menos',
  'Before this change': 'Antes de este cambio',
  '1% lower APR': '1% menos de APR',
  'Trade-in, tax and fees': 'Auto a cuenta, impuesto y cargos',
  'How we get to the amount financed': 'Cómo llegamos al monto financiado',
  'Trade-in value': 'Valor del auto que entrega a cuenta',
  'What you still owe on it': 'Lo que todavía debe por él',
  'Sales tax rate': 'Tasa del impuesto sobre la venta',
  'Add-ons and fees that are taxed': 'Productos adicionales y cargos con impuesto',
  'Fees that are not taxed': 'Cargos sin impuesto',
  'No, tax is on the whole price': 'No, el impuesto es sobre el precio completo',
  Limit: 'Límite',
  'I pay tax and fees in cash': 'Pago el impuesto y los cargos en efectivo',
  'Sales tax (6% of $18,300.00)': 'Impuesto sobre la venta (6% de $18,300.00)',
  'Extra payments': 'Pagos adicionales',
  'Match paying every two weeks': 'Simular pagos cada dos semanas',
  'Extra each month': 'Adicional cada mes',
  'Extra once a year': 'Adicional una vez al año',
  May: 'mayo',
  'Extra one time': 'Adicional una sola vez',
  'Add it to': 'Súmelo a',
  'Month of the extra payment': 'Mes del pago adicional',
  Year: 'Año',
  'Payment schedule': 'Calendario de pagos',
  'Payment schedule, by month': 'Calendario de pagos, por mes',
  'Payment schedule, by year': 'Calendario de pagos, por año',
  'By year': 'Por año',
  'By month': 'Por mes',
  'Download as CSV': 'Descargar como CSV',
  'milepost-payment-schedule.csv': 'milepost-calendario-de-pagos.csv',
  'Payment number': 'Número de pago',
  Month: 'Mes',
  'Print this schedule': 'Imprimir este calendario',
  'Compare offers': 'Comparar ofertas',
  'Offer A is what you set above.': 'La Oferta A es la que definió arriba.',
  'Add offer B': 'Agregar la Oferta B',
  'Add offer C': 'Agregar la Oferta C',
  'More about offer B': 'Más sobre la Oferta B',
  'More about offer C': 'Más sobre la Oferta C',
  'Show all rows': 'Mostrar todas las filas',
  'Show only what differs': 'Mostrar solo lo que es diferente',
  'Remove offer C': 'Quitar la Oferta C',
  'Offers side by side': 'Las ofertas lado a lado',
  Item: 'Concepto',
  'Offer A': 'Oferta A',
  'Offer B': 'Oferta B',
  'Offer C': 'Oferta C',
  'Offer B: APR': 'Oferta B: Tasa porcentual anual (APR)',
  'You save $157.31 in interest.': 'Ahorra $157.31 en intereses.',
  'Copy link': 'Copiar enlace',
  'Copy this link': 'Copie este enlace',
  'Link copied. Anyone with the link sees these numbers. We do not store them.':
    'Enlace copiado. Quien tenga el enlace verá estos números. No los guardamos.',
  'We could not use': 'No pudimos usar',
  'We could not use part of this link: {labels}. We show our example numbers instead.':
    'No pudimos usar una parte de este enlace: {labels}. En su lugar mostramos nuestros números de ejemplo.',
  'We could not use this link, because it is too long.':
    'No pudimos usar este enlace, porque es demasiado largo.',
  'What to work out': 'Qué calcular',
  'Start over': 'Empezar de nuevo',
  Print: 'Imprimir',
  'Auto loan estimate': 'Estimación de préstamo de auto',
  'Representative example': 'Ejemplo representativo',
  'This calculator is not a representation of a deal and is merely a tool.':
    'Esta calculadora no representa una oferta; es solo una herramienta.',

  // The frame and the names of pages.
  'Stay here': 'Quedarme aquí',
  Switch: 'Cambiar',
  'A Hassle-Free Car Buying Experience.': 'Compre su auto sin complicaciones.',
  Accessibility: 'Accesibilidad',
  'Accessibility Statement': 'Declaración de accesibilidad',
  Menu: 'Menú',
  Breadcrumb: 'Ruta de navegación',
  Contact: 'Contacto',
  'Contact Us': 'Contáctenos',
  Customers: 'Clientes',
  Dealers: 'Concesionarios (en inglés)',
  FAQ: 'Preguntas frecuentes',
  'Frequently Asked Questions': 'Preguntas frecuentes',
  'Insurance Claim': 'Reclamo al seguro',
  'Payoff Quote': 'Cotización de liquidación',
  'Sign In': 'Entrar (en inglés)',
} as const;

/** A text in English. */
export type English = keyof typeof spanish;

let language: Language = 'en';

/** Sets the language of the texts. Every worker has one. */
export function setLanguage(chosen: Language): void {
  language = chosen;
}

/** The locale of the page's numbers and dates. */
export const locale = (): string => (language === 'es' ? 'es-US' : 'en-US');

/** Returns a text in the language of the tests, with its facts. */
export function t(text: English, facts: Readonly<Record<string, string>> = {}): string {
  const translated = language === 'es' ? spanish[text] : text;
  return translated.replace(/\{(\w+)\}/g, (mark, name) => facts[name] ?? mark);
}

/** Returns texts in the language of the tests. */
export const all = <Texts extends readonly English[]>(texts: Texts) =>
  texts.map((text) => t(text)) as { [Index in keyof Texts]: string };

/** Escapes a text for a regular expression. */
export const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');

/** Matches what contains the text. */
export const containing = (text: English): RegExp => new RegExp(escaped(t(text)));

/** The entries of a record whose keys are texts. */
export const byText = <Value>(record: Readonly<Partial<Record<English, Value>>>) =>
  Object.entries(record) as [English, Value][];

/** Returns the path of a page in the language of the tests. */
export const path = (english: string): string =>
  language === 'es' ? `/es${english}`.replace(/^\/es\/(?=[?#]|$)/, '/es') : english;

/** Returns a date, such as `2026-12-31`, as the page writes it out. */
export const longDate = (date: string): string =>
  new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(date));
