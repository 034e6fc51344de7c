import { createHash } from 'node:crypto';
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The words that stay English in every edition, by the name of their file: no page of the Spanish
 * edition shows them.
 */
export const englishOnly: readonly string[] = [
  ...['about', 'account', 'affiliates', 'careers', 'credit-score', 'deal-check'],
  ...['dealer-full-spectrum', 'dealer-indirect', 'dealer-services', 'dealer-solutions', 'dealers'],
  ...['executives', 'figures', 'history', 'privacy', 'sign-in', 'terms'],
];

/** The signature of a pair of files: their hashes, the reviewer and the day. */
export interface Signature {
  readonly english: string;
  readonly spanish: string;
  readonly by: string;
  readonly on: string;
}

const source = join(import.meta.dirname, '../packages/domain/src');
const hashOf = (file: string) => createHash('sha256').update(readFileSync(file)).digest('hex');

const hashesOf = (name: string, folder: string) => ({
  english: hashOf(join(folder, `en/${name}.ts`)),
  spanish: hashOf(join(folder, `es/${name}.ts`)),
});

/** The names of the files whose words the Spanish edition shows in Spanish. */
export const translatedFiles = (folder = source): readonly string[] =>
  globSync('*.ts', { cwd: join(folder, 'en') })
    .map((file) => file.replace(/\.ts$/, ''))
    .filter((name) => !englishOnly.includes(name))
    .sort();

/** The signatures in `es/reviewed.json`, by the name of the files. */
export const signatures = (folder = source): Readonly<Record<string, Signature>> =>
  JSON.parse(readFileSync(join(folder, 'es/reviewed.json'), 'utf8'));

/**
 * The names of the files that nobody has signed since the English or the Spanish was last edited.
 * The Spanish edition is built only if there are none, or as a draft.
 */
export function unsignedFiles(folder = source): readonly string[] {
  const signed = signatures(folder);
  return translatedFiles(folder).filter((name) => {
    const { english, spanish } = hashesOf(name, folder);
    return signed[name]?.english !== english || signed[name].spanish !== spanish;
  });
}

/** Signs files as they are now. Throws for a name that is not one of `translatedFiles`. */
export function signFiles(
  names: readonly string[],
  { by, on, folder = source }: { readonly by: string; readonly on: string; folder?: string },
): void {
  const known = translatedFiles(folder);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) throw new Error(`There are no words named ${unknown.join(', ')}.`);
  const signed = {
    ...signatures(folder),
    ...Object.fromEntries(names.map((name) => [name, { ...hashesOf(name, folder), by, on }])),
  };
  const sorted = Object.fromEntries(Object.entries(signed).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(folder, 'es/reviewed.json'), `${JSON.stringify(sorted, null, 2)}\n`);
}
