import { markInvisible } from '@milepost/domain/input';
import { Parser } from 'htmlparser2';

/** The allowed tags. Only a link keeps an attribute, its address. */
const structure = new Set([
  ...['h1', 'h2', 'h3', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'em', 'b', 'i', 'a'],
]);
const empty = new Set(['br', 'hr']);
/** The content of these elements is not text for a reader. */
const silent = new Set(['script', 'style', 'template', 'noscript']);
const deepest = 20;

interface OpenTag {
  readonly name: string;
  readonly isKept: boolean;
  /** The positions in the output and in the text where the content of a link starts. */
  readonly link?: { readonly href: string; readonly output: number; readonly words: number };
}

/**
 * Reduces untrusted HTML to structural tags without attributes. A link stays only if it is
 * `mailto:` or `tel:` and its text is its target; of other links only the text stays. The output is
 * safe whatever the parser makes of the input: every tag comes from the list above, every text is
 * escaped, and every opened tag is closed.
 */
export function sanitize(html: string): string {
  const open: OpenTag[] = [];
  let output = '';
  let words = '';
  let silence = 0;

  const close = () => {
    const { name, isKept, link } = open.pop() as OpenTag;
    if (silent.has(name)) silence -= 1;
    if (isKept) output += `</${name}>`;
    const href = link && honestHref(link.href, words.slice(link.words));
    if (link && href !== undefined) {
      const content = output.slice(link.output);
      output = `${output.slice(0, link.output)}<a href="${escaped(href)}">${content}</a>`;
    }
  };

  const parser = new Parser({
    onopentag: (name, { href }) => {
      if (empty.has(name)) {
        if (silence === 0) output += `<${name}>`;
        return;
      }
      if (silent.has(name)) silence += 1;
      const isKept = silence === 0 && structure.has(name) && open.length < deepest;
      if (isKept && name === 'a') {
        const link = { href: href ?? '', output: output.length, words: words.length };
        open.push({ name, isKept: false, link });
        return;
      }
      open.push({ name, isKept });
      if (isKept) output += `<${name}>`;
    },
    // The parser has decoded the references, so none can hide a hostile character.
    ontext: (decoded) => {
      if (silence > 0) return;
      const text = markInvisible(decoded.replace(hostile, '\ufffd'), '\ufffd');
      output += escaped(text);
      words += text;
    },
    onclosetag: (name) => {
      // At the end the parser also closes a tag that was cut off before it opened.
      if (open.at(-1)?.name === name) close();
    },
  });
  parser.end(html.replace(/\r\n?/g, '\n').replaceAll('\0', '\ufffd'));
  while (open.length > 0) close();
  return output;
}

/**
 * The characters that no mail may contain, beside invisible ones (bidirectional controls among
 * them): control characters except tab and line feed, lone surrogates, and line separators of some
 * programs.
 */
const hostile = /[^\P{Cc}\t\n]|[\p{Cs}\p{Zl}\p{Zp}]/gu;

const references: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

const escaped = (text: string) =>
  /[&<>"]/.test(text) ? text.replace(/[&<>"]/g, (character) => references[character] ?? '') : text;

/**
 * Returns the normalized address of a link whose text is its target, or `undefined` for any other
 * link. It compares the address as a mail or phone program decodes it.
 */
function honestHref(href: string, text: string): string | undefined {
  const [scheme, target = ''] = href.split(/:(.*)/s);
  const words = text.trim();
  if (scheme === 'mailto') {
    const address = unescaped(target);
    if (address === undefined || address !== words || !plainAddress.test(address)) return undefined;
    return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`;
  }
  if (scheme !== 'tel' || /[^\d\s()+.-]/.test(words)) return undefined;
  return numbersOf(words).includes(target) ? href : undefined;
}

/**
 * One mail address, without anything that could add a subject, a body, a header or a recipient to a
 * reply.
 */
const plainAddress = /^[^\s\p{Cc}\ufffd?&,;:<>()[\]"\\%@]+@[^\s\p{Cc}\ufffd?&,;:<>()[\]"\\%@]+$/u;

/**
 * The numbers that may be dialed for a displayed number: itself, or with the country's 1 or +1
 * before it.
 */
function numbersOf(words: string): readonly string[] {
  const digits = words.replace(/\D/g, '');
  if (digits.length < 4 || digits.length > 15) return [];
  if (words.startsWith('+')) return [`+${digits}`];
  const isWithCountry = digits.length === 11 && digits.startsWith('1');
  return [digits, `1${digits}`, `+1${digits}`, ...(isWithCountry ? [`+${digits}`] : [])];
}

function unescaped(target: string): string | undefined {
  try {
    return decodeURIComponent(target);
  } catch {
    return undefined;
  }
}

const characters = Object.fromEntries(
  Object.entries(references).map(([character, reference]) => [reference, character]),
);

/** The plain text before and after each tag; other tags add nothing. */
const before: Record<string, string> = { li: '- ', hr: '\n----\n', br: '\n' };
const after: Record<string, string> = {
  ...{ h1: '\n\n', h2: '\n\n', h3: '\n\n', p: '\n\n', blockquote: '\n\n', ul: '\n', ol: '\n' },
  ...{ table: '\n', tr: '\n', th: ': ', td: '  ', li: '\n', dt: ': ', dd: '\n' },
};

/** Sanitized HTML as plain text: headings and rows on separate lines, "label: value" for a row. */
export function textOf(sanitized: string): string {
  const text = sanitized.replace(
    /<(\/?)([a-z\d]+)[^>]*>|&(?:amp|lt|gt|quot);|\s+/g,
    (found, slash: string | undefined, tag: string | undefined) => {
      if (tag !== undefined) return (slash ? after[tag] : before[tag]) ?? '';
      return characters[found] ?? ' ';
    },
  );
  return `${text
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
