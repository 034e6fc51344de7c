import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../src/', import.meta.url));

/** Folders whose modules decide and calculate. Emails to staff are in English in every language. */
const folders = ['calculator', 'content', 'dealers', 'faq', 'forms', 'input', 'loan', 'tools'];
const files = folders
  .flatMap((folder) => globSync(`${folder}/**/*.ts`, { cwd: root }))
  .filter((file) => !file.endsWith('/mail.ts'));

/** Names of styles and values that no visitor reads, and of a brand. */
const names = [
  'American Express',
  'if any',
  'long month',
  'local moment {}',
  'payment date',
  'days to the first payment',
];

/** The texts of a syntax tree, with `{}` for each value, except those of types and errors. */
function textsOf(node: unknown): string[] {
  if (Array.isArray(node)) return node.flatMap(textsOf);
  if (typeof node !== 'object' || node === null) return [];
  const { type, value, quasis, ...children } = node as {
    readonly type?: string;
    readonly value?: unknown;
    readonly quasis?: readonly { readonly value: { readonly cooked: string } }[];
  };
  if (type === 'ThrowStatement' || type?.startsWith('TSType')) return [];
  if (type === 'Literal') return typeof value === 'string' ? [value] : [];
  const own = quasis ? [quasis.map((quasi) => quasi.value.cooked).join('{}')] : [];
  return [...own, ...textsOf(value), ...Object.values(children).flatMap(textsOf)];
}

test.each(files)('%s has no text of two words or more', (file) => {
  const { program } = parseSync(file, readFileSync(root + file, 'utf8'));
  const texts = textsOf(program).filter((text) => /\p{L}{2,} \p{L}{2,}/u.test(text));
  expect(texts.filter((text) => !names.includes(text))).toEqual([]);
});
