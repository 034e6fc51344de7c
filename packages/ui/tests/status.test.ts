import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import type { LastRun } from '../../../.storybook/lastRun.ts';
import { statusOf } from '../../../.storybook/status.ts';
import { tokensUsedBy, type UsedBy } from '../../../.storybook/usedBy.ts';
import { scale } from '../src/theme/tokens.ts';

const nobody: UsedBy = { site: [], portal: [], forms: [] };
const docs = { name: 'Badge', keyboard: [] };
const run: LastRun = { at: '2026-11-26', commit: 'abc', passed: 1, failed: [], browsers: {} };
const failing = { ...run, failed: ['packages/ui/src/components/Badge/Badge.stories.tsx: Default'] };

test('a component is new without a product, on trial with one, and stable with two', () => {
  const levelWith = (usedBy: UsedBy) => statusOf({ docs, usedBy, lastRun: run }).level;
  expect(levelWith(nobody)).toBe('new');
  expect(levelWith({ ...nobody, site: ['Badge'] })).toBe('trial');
  expect(levelWith({ ...nobody, site: ['Badge'], portal: ['Badge'] })).toBe('stable');
});

test('a component whose test failed in the last run is not stable, and says which', () => {
  const usedBy = { site: ['Badge'], portal: ['Badge'], forms: ['Badge'] };
  const { level, criteria } = statusOf({ docs, usedBy, lastRun: failing });
  expect(level).toBe('trial');
  expect(criteria[0]).toMatchObject({ isMet: false, detail: expect.stringContaining('Default') });
  const other = statusOf({ docs: { ...docs, name: 'Card' }, usedBy, lastRun: failing });
  expect(other.criteria[0]?.isMet).toBe(true);
});

test('a component with a replacement is going, whoever uses it', () => {
  const usedBy = { ...nobody, site: ['Badge'], portal: ['Badge'] };
  const status = statusOf({ docs: { ...docs, replacedBy: 'Tag' }, usedBy, lastRun: run });
  expect(status.level).toBe('going');
});

test('the tokens that components use are tokens of the theme, and their users components', () => {
  const users = tokensUsedBy();
  const components = readdirSync(new URL('../src/components', import.meta.url));
  expect(
    Object.values(users)
      .flat()
      .filter((name) => !components.includes(name)),
  ).toEqual([]);
  expect(users['radius.button']).toContain('Button');
  const steps = Object.entries(scale).flatMap(([group, all]) =>
    Object.keys(all).map((step) => `${group}.${step}`),
  );
  const unknown = Object.keys(users).filter(
    (token) => !/^(?:color|panel)\./.test(token) && !steps.includes(token),
  );
  expect(unknown).toEqual([]);
});
