import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalOf, pagePaths, socialName } from '@milepost/domain/content/pages';
import { expect, test } from 'vitest';

test('each page has its picture for social networks, which `npm run pictures` draws', () => {
  const folder = join(import.meta.dirname, '../../public/social');
  const names = pagePaths.map(canonicalOf).map(socialName);
  expect(names.filter((name) => !existsSync(join(folder, `${name}.png`)))).toEqual([]);
});
