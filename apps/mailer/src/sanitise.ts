import sanitizeHtml from 'sanitize-html';

const structure = [
  ...['h1', 'h2', 'h3', 'p', 'br', 'hr', 'blockquote', 'ul', 'ol', 'li', 'dl', 'dt', 'dd'],
  ...['table', 'thead', 'tbody', 'tr', 'th', 'td', 'strong', 'em', 'b', 'i', 'a'],
];

/**
 * Reduces HTML from anyone to tags of structure without attributes. A link stays only where it is
 * `mailto:` or `tel:` and its text says where it goes; of any other its text stays.
 */
export function sanitise(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: structure,
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['mailto', 'tel'],
    allowProtocolRelative: false,
    nestingLimit: 20,
    exclusiveFilter: ({ tag, attribs, text }) =>
      tag === 'a' && !saysWhereItGoes(attribs.href ?? '', text) ? 'excludeTag' : false,
  });
}

function saysWhereItGoes(href: string, text: string): boolean {
  const [scheme, target = ''] = href.split(/:(.*)/s);
  const words = text.trim();
  if (scheme === 'mailto') {
    // A query would add a subject, a body or recipients to the staff's reply.
    return /^[^?&,;\s]+@[^?&,;\s@]+$/.test(target) && decoded(target) === words;
  }
  if (scheme !== 'tel' || !/^\+?\d{4,15}$/.test(target) || /[^\d\s()+.-]/.test(words)) return false;
  const digits = words.replace(/\D/g, '');
  return digits.length >= 4 && target.endsWith(digits);
}

function decoded(target: string): string | undefined {
  try {
    return decodeURIComponent(target);
  } catch {
    return undefined;
  }
}

const entities: Record<string, string> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
};

/** What stands before and after each tag in plain text; other tags leave no trace. */
const before: Record<string, string> = { li: '- ', hr: '\n----\n', br: '\n' };
const after: Record<string, string> = {
  ...{ h1: '\n\n', h2: '\n\n', h3: '\n\n', p: '\n\n', blockquote: '\n\n', ul: '\n', ol: '\n' },
  ...{ table: '\n', tr: '\n', th: ': ', td: '  ', li: '\n', dt: ': ', dd: '\n' },
};

/** Sanitised HTML as plain text: headings and rows on lines of their own, "label: value" for a row. */
export function textOf(sanitised: string): string {
  const text = sanitised.replace(
    /<(\/?)([a-z\d]+)[^>]*>|&(?:amp|lt|gt|quot);|\s+/g,
    (found, slash: string | undefined, tag: string | undefined) => {
      if (tag !== undefined) return (slash ? after[tag] : before[tag]) ?? '';
      return entities[found] ?? ' ';
    },
  );
  return `${text
    .replace(/[ \t]*\n[ \t]*/g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()}\n`;
}
