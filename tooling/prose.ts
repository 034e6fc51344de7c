import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'vite';

/** Words and shapes of sentences that a reader stumbles over, with what to write instead. */
const refused: readonly (readonly [pattern: RegExp, instead: string])[] = [
  [/\bmend(s|ed|ing)?\b/i, 'fix'],
  [/\btold\b(?! to\b)|\b(is|are|was|were|be|been) said\b/i, 'reported, announced or shown'],
  [/\b(stand|stands|stood)\b(?! for\b| out\b)/i, 'is, or is shown'],
  [/\blevers?\b/i, 'what-if'],
  [/\bdoubtful\b|\bdoubts\b/i, 'warning'],
  [/\breckon(s|ed|ing)?\b/i, 'calculate'],
  [/\banew\b/i, 'again'],
  [/\b(whither|whence|hither|thereof|therein|upon)\b/i, 'the plain word'],
  [/\bin place of\b/i, 'instead of'],
  [/\bof (its|their) own\b/i, 'its own, or separate'],
  [/\bbut for\b/i, 'except'],
  [/\bways? to pay\b/i, 'payment method'],
  [/\bgo(es)? by\b/i, 'depends on'],
  [/\b(come|comes|came) to life\b/i, 'is hydrated'],
  [/\bso many\b/i, 'a number of'],
  [/(?<!\bthere )\b(is|are) no (?!longer\b|more\b)/i, 'is not a, or has no'],
  [/, none (while|where|before|if|as)\b/i, 'a sentence with a verb: undefined while'],
  [/(^|[.:;] )Of (an?|the|one|two|several|each|more|many|what|its) /, 'the subject first'],
  [/(^|[.:;] )Who [a-z]+s\b/, 'a noun: the caller, the client'],
  [
    /^What (is|are|was|were|becomes|may|must|can|has|of|else|follows|comes) /,
    'the thing itself: its name, or a verb for what it does',
  ],
];

const testTitle = /(?:\b(?:test|describe)[\w.]*|\))\(\s*(['"`])((?:\\.|(?!\1).)*)\1/g;

interface Prose {
  /** The index of its first character in the source. */
  readonly at: number;
  readonly text: string;
}

/** The comments of a module and the titles of its tests, or the paragraphs of a document. */
function proseOf(file: string, source: string): Prose[] {
  if (file.endsWith('.md')) {
    const prose = source.replaceAll(/^```[\s\S]*?^```/gm, (code) => code.replaceAll(/[^\n]/g, ' '));
    return [...prose.matchAll(/^(?!\||<!--).*\S.*(\n.*\S.*)*/gm)].map(({ index, 0: text }) => ({
      at: index,
      text,
    }));
  }
  const titles = /\.(test|spec)\.tsx?$/.test(file) ? [...source.matchAll(testTitle)] : [];
  return [
    ...parseSync(file, source).comments.map(({ start, value }) => ({ at: start, text: value })),
    ...titles.map(({ index, 2: text = '' }) => ({ at: index, text })),
  ];
}

/** One line of text without code in backticks, list markers and the asterisks of a comment. */
const plain = (text: string) =>
  text
    .replaceAll(/`[^`]*`/g, '`')
    .replaceAll(/^\s*[*-] ?/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim();

const root = join(import.meta.dirname, '..');
const files = execFileSync('git', ['ls-files', '*.ts', '*.tsx', '*.md'], {
  cwd: root,
  encoding: 'utf8',
});
const findings = files
  .trim()
  .split('\n')
  // This list has the words itself, and the router generates its own comments.
  .filter((file) => file !== 'tooling/prose.ts' && !file.endsWith('.gen.ts'))
  .flatMap((file) => {
    const source = readFileSync(join(root, file), 'utf8');
    return proseOf(file, source).flatMap(({ at, text }) =>
      refused.flatMap(([pattern, instead]) => {
        const [match] = pattern.exec(plain(text)) ?? [];
        const line = source.slice(0, at).split('\n').length;
        return match ? [`${file}:${line}: "${match.trim()}". Write ${instead}.`] : [];
      }),
    );
  });
if (findings.length > 0) {
  console.error(findings.join('\n'));
  process.exitCode = 1;
}
