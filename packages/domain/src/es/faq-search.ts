import type * as english from '../en/faq-search.ts';
import { plural } from '../input/format.ts';
import type { Translated } from '../translated.ts';

export const searchWords = {
  'how-to-pay':
    'factura recibo cobro abono mensualidad letra autopay automático cancelar efectivo cheque bill ach western union moneygram',
  'pre-qualification': 'precalificar solicitud aplicar aprobado calificar requisito prequalify',
  'free-credit-score': 'fico score historial buró puntuación',
  'payoff-quote': 'payoff saldar saldo título gravamen lien cuánto debo total 10 día',
  'due-date':
    'tarde atraso retraso prórroga aplazar extensión mora vencido mover late período gracia',
  'totaled-or-stolen':
    'choque chocar accidente robo hurto siniestro gap aseguradora póliza totaled',
  'contact-information':
    'mudar mudanza dirección domicilio casar divorciar apellido nombre celular correo email',
  'credit-cards': 'visa mastercard amex discover',
  'early-payoff': 'adelantar anticipado multa penalidad abono extra capital prepago terminar antes',
  'service-hours': 'abierto cierran domingo sábado persona agente llamar hora español',
} as const satisfies Translated<typeof english.searchWords>;

// Without accents, as the search compares words.
export const stopWords =
  'a al ante aqui asi auto aun bien cada carro coche como con cual cuales cuando de del desde donde e el ella ellos en entre era es esa ese eso esta estan estar este esto estoy fue ha han hasta hay he la las le les lo los me mi mis muy necesito ni no nos nuestra nuestro o para pero por porque pues que quien quiero se sea ser si sin sobre son soy su sus tal te tengo ti tiene tu tus u un una unas unos usted ustedes vehiculo y ya yo';

export const spellings = [
  [/\bpay[\s-]off/g, 'payoff'],
  [/\bauto[\s-]pay/g, 'autopay'],
  [/\bpre[\s-]calific/g, 'precalific'],
] as const;

const endings = [
  /(?:amiento|imiento|acion|aciones|icion|iciones|ucion|uciones|cion|ciones)s?$/,
  /(?:[ai]endo|ando|aron|ieron|aremos|eremos|ad[oa]s?|id[oa]s?|[aei]mos|aban?|ara|ere|ira|arse|[aei]r|[aeo]s|[ae]n|[aeo]|s)$/,
];

/** Strips the ending of a noun or a verb, so that "robaron" finds "robo". */
export function stem(word: string): string {
  if (word.length < 5) return word;
  for (const ending of endings) {
    const bare = word.replace(ending, '');
    if (bare !== word && bare.length >= 3) return bare;
  }
  return word;
}

export const faqSearchWords = {
  label: 'Buscar en las preguntas',
  hint: 'Pruebe con “recibo”, “atraso” o “choque”.',
  found: (count: number, query: string) =>
    plural(count, {
      one: `${count} respuesta para “${query}”.`,
      other: `${count} respuestas para “${query}”.`,
    }),
  none: (query: string) => `No hay respuesta para “${query}”. Aquí están todas las preguntas.`,
  showAll: 'Mostrar todas las respuestas',
  hideAll: 'Ocultar todas las respuestas',
  printAll: 'Imprimir todas las respuestas',
} as const satisfies Translated<typeof english.faqSearchWords>;
