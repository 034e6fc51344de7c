import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { signFiles, translatedFiles, unsignedFiles } from '../../../tooling/review.ts';

const source = fileURLToPath(new URL('../src', import.meta.url));
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'milepost-review-'));
  for (const language of ['en', 'es']) {
    cpSync(join(source, language), join(folder, language), { recursive: true });
  }
  signFiles(translatedFiles(folder), { by: 'A Reviewer', on: '2026-11-27', folder });
});
afterEach(() => rmSync(folder, { recursive: true }));

test('files are reviewed once they are signed', () => {
  expect(unsignedFiles(folder)).toEqual([]);
});

test.each(['en', 'es'])('an edit of a signed file in %s takes its signature away', (language) => {
  appendFileSync(join(folder, language, 'faq.ts'), '\n');
  expect(unsignedFiles(folder)).toEqual(['faq']);
  signFiles(['faq'], { by: 'A Reviewer', on: '2026-11-28', folder });
  expect(unsignedFiles(folder)).toEqual([]);
});

test('signing refuses a name without translated words', () => {
  expect(() => signFiles(['about'], { by: 'A Reviewer', on: '2026-11-27', folder })).toThrow(
    'There are no words named about.',
  );
});
