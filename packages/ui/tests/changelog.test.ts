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
