import { globSync, readFileSync } from 'node:fs';
import { expect, test } from '@playwright/test';
import { textsOf } from '../../../../tooling/words.ts';

const words = new URL('../../../../packages/domain/src/en/', import.meta.url);
const built = new URL('../../dist/public/', import.meta.url);

/** Excludes names and values that are not texts, such as an icon or a state's postal code. */
const isRead = (text: string) => / |^[A-Z][a-z]/.test(text);

const entities: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

/** The text of a built document or script, without its escapes. */
function textOf(file: string): string {
  const source = readFileSync(new URL(file, built), 'utf8');
  if (file.endsWith('.js')) {
    return source.replaceAll(/\\(['"`])/g, '$1').replaceAll('\\u00a0', '\u00a0');
  }
  const unescaped = source.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (it) => entities[it] ?? it);
  return `${unescaped}\n${unescaped.replaceAll(/<[^>]*>/g, '')}`;
}

test('Every text of the domain’s words is in a document or in the code of a page', async () => {
  const shipped = globSync('**/*.{html,js}', { cwd: built.pathname }).map(textOf).join('\n');
  const isShipped = (text: string) => {
    if (shipped.includes(text)) return true;
    // The code contains a template without its values, so that most of its words are adjacent.
    const parts = text.split(/⟦.*?⟧|_{4,}/);
    const words = text.split(/\s+/);
    const found = words.filter((_, index) =>
      [index - 2, index - 1, index].some((start) => {
        const three = words.slice(Math.max(start, 0), start + 3);
        return three.length === 3 && shipped.includes(three.join(' '));
      }),
    );
    return parts.every((part) => shipped.includes(part)) || found.length >= (2 / 3) * words.length;
  };

  const unused: string[] = [];
  let count = 0;
  // The texts of builds with other settings for payments or languages, and of the server.
  const exclude = [
    '*-off.ts',
    '*hosted*.ts',
    '*-without-code.ts',
    'editions.ts',
    'switch-question.ts',
    'without-scripts.ts',
  ];
  const elsewhere = /^forms\.ts\.(?:needsJavaScript|notStarted)/;
  for (const file of globSync('*.ts', { cwd: words.pathname, exclude })) {
    const module: object = await import(new URL(file, words).href);
    for (const [path, text] of textsOf(module)) {
      if (!isRead(text) || path.includes('(1)') || elsewhere.test(`${file}${path}`)) continue;
      count += 1;
      if (!isShipped(text)) unused.push(`${file}${path}: ${text}`);
    }
  }
  expect(count).toBeGreaterThan(1_000);
  expect(unused).toEqual([]);
});
