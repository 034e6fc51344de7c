import type { Texts } from './words.ts';

/** A glossary term: a pattern of the English, and one of its Spanish. */
type Term = readonly [english: RegExp, spanish: RegExp];

/** The glossary of auto lending. An English text with a term has its Spanish in the translation. */
const glossary: readonly Term[] = [
  [/\baccount number/i, /número(s)? de (su )?cuenta/i],
  [/\bACH transfer/i, /transferencia (bancaria )?\(ACH\)/i],
  [/\badd-ons?\b/i, /productos? adicional(es)?/i],
  [/\badjuster/i, /ajustador del seguro/i],
  [/\bamount financed/i, /monto financiado/i],
  [/\bAPR\b/, /\bAPR\b/],
  [/\brecurring payments?\b/i, /pagos? automáticos?/i],
  [/\bautomated (phone )?(line|system)/i, /línea automática/i],
  [/\bbalance\b/i, /saldo/i],
  [/\bbusiness days?\b/i, /días? hábil(es)?/i],
  [/\bchecking (account|or savings)/i, /cuentas? de cheques/i],
  [/\bsavings account/i, /de ahorros/i],
  [/\bcredit bureau/i, /agencia de informes de crédito/i],
  [/\bcredit report\b/i, /informe de crédito/i],
  [/\bcredit score/i, /puntaje de crédito/i],
  [/\bcustomer service/i, /servicio al cliente/i],
  [/\bdealers?\b/i, /concesionarios?|\bdealers?\b/i],
  [/\bdebit card/i, /tarjeta de débito/i],
  [/\bdown payment/i, /pago inicial/i],
  [/\bdue dates?\b/i, /vencimientos?|venza/i],
  [/\bextra payments?\b/i, /pagos? adicional(es)?/i],
  [/\blate fees?\b/i, /cargos?( futuros)? por pago atrasado/i],
  [/\bfees?\b/i, /cargos?|cuesta|cobra|se cobra|gratis/i],
  [/\bGAP\b/, /\bGAP\b/],
  [/\binterest\b/i, /inter[eé]s(es)?/i],
  [/\blender\b/i, /prestamista/i],
  [/\blienholder/i, /titular del gravamen/i],
  [/\blien\b/i, /gravamen/i],
  [/\bloan term/i, /plazo del préstamo/i],
  [/\bmileage/i, /millaje/i],
  [/\bmonthly payments?\b/i, /pagos? mensual(es)?/i],
  [/\bpay stubs?\b/i, /talon(es)? de pago|talón de pago/i],
  [/\bpayment schedule/i, /calendario de pagos/i],
  [/\bpayoff amount/i, /monto( actual)? para liquidar/i],
  [
    /\bpayoff quotes?\b/i,
    /cotizaci(ón|ones) de liquidación|(su|una|otra|la|Pedir) cotización|formulario de liquidación|^Liquidación$/i,
  ],
  [/\bpay(s|ing)? off\b/i, /liquid/i],
  [/\bpre-?qualif/i, /precalif/i],
  [/\bprepayment penalty/i, /multa por pago anticipado/i],
  [/\bprincipal\b/i, /capital/i],
  [/\bproof of (car )?insurance/i, /comprobante de seguro/i],
  [/\brepossess/i, /embarg/i],
  [/\brouting number/i, /número de ruta/i],
  [/\bsales tax/i, /impuesto sobre la venta/i],
  [/\bSCRA\b/, /\bSCRA\b/],
  [/\bservice contract/i, /contrato de servicio/i],
  [/\bSSN\b|Social Security number/i, /Seguro Social/i],
  [/\bstatements?\b/i, /estados? de cuenta|Statement|declaración|comprobante/i],
  [/\btotaled/i, /pérdida total|choque/i],
  [/\btrade-in\b/i, /auto( que entrega)?( a cuenta)?/i],
];

/** Words that the Spanish texts never use. */
const banned =
  /\baplica(r|ción|ciones|nte)\b|\bbalance\b|\bcoches?\b|\be-?mails?\b|\buds?\.|\bvds?\.|\bo\/a\b|\(a\)|\bingres(e|ar)\b|"/i;

/** The most frequent English words that are not Spanish words too. */
const english = new Set(
  `the of and to in is you that it for on are with they at be this from have or by one had not but what
  all were when we there can an your which their said if do will each about how up out them then she many
  some these would other into more her two like him see time could people my than first water been
  call who oil its now find long down day did get made may part over new sound take only little work know
  place year live back give most very after thing our just name good sentence man think say great where
  help through much before line right too means old any same tell boy follow came want show also around
  form three small set put end does another well large must big even such because turn here why ask went
  men read need land different home us move try kind hand picture again change off play spell air away
  page letter answer found study still learn should world payment payments pay loan loans rate rates
  account number email phone credit score quote request send sent fee fees amount date month months day
  days card cards bank check checks car vehicle price dealer dealers claim insurance interest balance
  free without within until make made keep enter please sign print copy open close start next offer`.split(
    /\s+/,
  ),
);

/** Laws, offices and documents that a Spanish text calls by their English names. */
const names =
  /\([^)]*\)|Federal Trade Commission, Equal Credit Opportunity, Washington|American Express|P\.O\. Box|Payment Processing/g;

/** Two or more English words in a row. Undefined if there are none. */
export function englishIn(text: string): string | undefined {
  const words = text.replace(names, '¦').match(/\p{L}+|[^\p{L}\s'’]/gu) ?? [];
  const isEnglish = (word: string | undefined) => english.has((word ?? '').toLowerCase());
  const at = words.findIndex((word, index) => isEnglish(word) && isEnglish(words[index + 1]));
  return at < 0 ? undefined : `${words[at]} ${words[at + 1]}`;
}

/** Values that no visitor reads, by the end of their path. */
const isValue = (path: string) => /\.(?:id|to|hash|href|tone|side|opens)$/.test(path);

/** What a text has as often as its translation: numbers, facts and mailboxes. */
const facts = [/\d+(?:[.,]\d+)*/g, /⟦.*?⟧/g, /[\w.]+@[\w.]+\w/g];
const listed = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).toSorted().join(' ');

/**
 * Describes what is wrong with the Spanish texts of a file: a missing or added text, number, fact or
 * link, English words, a term that is not the glossary's, a banned word.
 *
 * @param isName Whether a text is a name, which both languages share.
 */
export function translationProblems(
  english: Texts,
  spanish: Texts,
  isName: (text: string) => boolean,
): readonly string[] {
  const paths = new Set([...english.keys(), ...spanish.keys()]);
  return [...paths].flatMap((path) => {
    const [original, text] = [english.get(path), spanish.get(path)];
    if (original === undefined) return [`${path} is added`];
    if (text === undefined) return [`${path} is missing`];
    if (isValue(path)) return original === text ? [] : [`${path} is ${text}, not ${original}`];
    if (original === text && isName(text)) return [];
    return [...problemsOf(original, text)].map((problem) => `${path} ${problem}: ${text}`);
  });
}

function* problemsOf(original: string, text: string) {
  for (const pattern of facts) {
    const [expected, found] = [listed(original, pattern), listed(text, pattern)];
    if (expected !== found) yield `has “${found}” for “${expected}”`;
  }
  const phrase = englishIn(text);
  if (phrase) yield `has the English “${phrase}”`;
  const [words, translated] = [original, text].map((each) => each.replace(/⟦.*?⟧/g, ''));
  if (words === translated && /\p{L}{2}/u.test(words ?? '')) yield 'is English';
  for (const [term, translation] of glossary) {
    const used = term.exec(words ?? '')?.[0];
    if (used && !translation.test(text)) yield `has no term for “${used}”`;
  }
  const word = banned.exec(text)?.[0];
  if (word) yield `has the banned “${word}”`;
}
