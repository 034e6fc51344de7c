import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { changesIn, headlineOf, releasesIn } from '../../../.storybook/changelog.ts';

const changelog = `# @milepost/ui

## 0.3.0

### Minor Changes

- 1a2b3c4: Fields hold what they are given. They lose nothing.

  - \`Select\` keeps a value
    whose option comes later.
- 2b3c4d5: - A form waits for one choice.

### Patch Changes

- 3c4d5e6: A small button is higher.

## 0.2.0

### Minor Changes

- 4d5e6f7: The first release.
`;

test('releaseNotes returns the notes of each version of a changelog, the latest first', () => {
  const [latest, first] = releasesIn(changelog);
  expect(latest?.version).toBe('0.3.0');
  expect(latest?.notes.map(headlineOf)).toEqual([
    'Fields hold what they are given.',
    'A form waits for one choice.',
    'A small button is higher.',
  ]);
  expect(latest?.notes.flatMap(changesIn)).toContain(
    '`Select` keeps a value whose option comes later.',
  );
  expect(first).toEqual({ version: '0.2.0', notes: ['The first release.'] });
});

const packages = join(import.meta.dirname, '../..');
const read = (path: string) =>
  existsSync(join(packages, path)) ? readFileSync(join(packages, path), 'utf8') : '';
const published = ['ui', 'domain'].map((name) => ({
  name,
  manifest: JSON.parse(read(`${name}/package.json`)),
  releases: releasesIn(read(`${name}/CHANGELOG.md`)),
}));

test.each(published)('the changelog of $name ends with its released version', (one) => {
  // Both packages began at 0.1.0, which was never released.
  const { version } = one.manifest;
  expect(one.releases[0]?.version).toBe(version === '0.1.0' ? undefined : version);
  for (const { notes } of one.releases) expect(notes).not.toEqual([]);
});

test.each(published)('$name is published with its changelog, repository and provenance', (one) => {
  const { files, repository, publishConfig } = one.manifest;
  expect(files).toContain('CHANGELOG.md');
  expect(repository).toEqual({
    type: 'git',
    url: published[0]?.manifest.repository.url,
    directory: `packages/${one.name}`,
  });
  expect(repository.url).toMatch(/^git\+https:\/\//);
  expect(publishConfig).toEqual({ access: 'public', provenance: true });
});
