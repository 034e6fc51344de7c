import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { scale } from '../src/theme/tokens.ts';
import { designTokens, tokenFiles } from '../tokens.ts';

test.each(Object.entries(tokenFiles()))(
  '%s matches the token data (fix with `node packages/ui/tokens.ts`)',
  (name, text) => {
    expect(readFileSync(new URL(`../tokens/${name}`, import.meta.url), 'utf8')).toBe(text);
  },
);

test('tokens.json has every step of the scale that its format supports', () => {
  const tokens = designTokens();
  const missing = Object.entries(scale).flatMap(([group, steps]) => {
    const written = Object.keys(Reflect.get(tokens, group) ?? {});
    return Object.keys(steps)
      .filter((step) => !written.includes(step))
      .map((step) => `${group}.${step}`);
  });
  // The format has no unit for the width of a character.
  expect(missing).toEqual(['width.prose']);
});

test('tokens.json writes a duration with its unit', () => {
  expect(designTokens().duration).toMatchObject({
    fast: { $value: { value: 120, unit: 'ms' } },
    pulse: { $value: { value: 1.6, unit: 's' } },
  });
});
