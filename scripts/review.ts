import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { signatures, signFiles, translatedFiles, unsignedFiles } from '../tooling/review.ts';
import { textsOf } from '../tooling/words.ts';

/**
 * Lists the Spanish words that nobody has reviewed. `--sign "Full Name"` signs them, or only the
 * files named after it; `--csv words.csv` writes every text in both languages for the reviewer.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { sign: { type: 'string' }, csv: { type: 'string' } },
});

if (values.csv) writeFileSync(values.csv, await csv());
if (values.sign) {
  const names = positionals.length > 0 ? positionals : unsignedFiles();
  signFiles(names, { by: values.sign, on: new Date().toISOString().slice(0, 10) });
}
const unsigned = unsignedFiles();
console.log(
  unsigned.length > 0
    ? `Not reviewed: ${unsigned.join(', ')}`
    : 'Every Spanish text is reviewed and signed.',
);

/** A line for each text, with a byte order mark so that Excel reads accents. */
async function csv(): Promise<string> {
  const signed = signatures();
  const unsigned = unsignedFiles();
  const rows = [['File', 'Text', 'English', 'Spanish', 'Reviewed by', 'On']];
  for (const name of translatedFiles()) {
    const [english, spanish] = await Promise.all(
      ['en', 'es'].map(async (language) =>
        textsOf(await import(`../packages/domain/src/${language}/${name}.ts`)),
      ),
    );
    const { by = '', on = '' } = unsigned.includes(name) ? {} : (signed[name] ?? {});
    for (const path of new Set([...(english?.keys() ?? []), ...(spanish?.keys() ?? [])])) {
      rows.push([name, path, english?.get(path) ?? '', spanish?.get(path) ?? '', by, on]);
    }
  }
  const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
  return `\ufeff${rows.map((row) => row.map(cell).join(',')).join('\r\n')}\r\n`;
}
