import { readFileSync } from 'node:fs';
import { Ajv } from 'ajv';
import { expect, test } from 'vitest';
import { scale } from '../src/theme/tokens.ts';
import { designTokens, tokenFiles, tokenResolver } from '../tokens.ts';
import published from './dtcg/schemas-2025.10.json' with { type: 'json' };

test.each(Object.entries(tokenFiles()))(
  '%s matches the token data (fix with `node packages/ui/tokens.ts`)',
  (name, text) => {
    expect(readFileSync(new URL(`../tokens/${name}`, import.meta.url), 'utf8')).toBe(text);
  },
);

// The schemas have formats such as `uri-reference`, which Ajv checks only with a plugin.
const ajv = new Ajv({ schemas: published.schemas, strict: false, validateFormats: false });

test.each([
  ['tokens.json', 'format'],
  ['harbor.json', 'format'],
  ['resolver.json', 'resolver'],
] as const)('%s is valid by the published schema of 2025.10', (name, schema) => {
  const validate = ajv.getSchema(`https://www.designtokens.org/schemas/2025.10/${schema}.json`);
  expect(validate).toBeDefined();
  validate?.(JSON.parse(tokenFiles()[name]));
  expect(validate?.errors ?? []).toEqual([]);
});

test('tokens.json has every step of the scale', () => {
  const tokens = designTokens();
  const missing = Object.entries(scale).flatMap(([group, steps]) => {
    const written = Object.keys(Reflect.get(tokens, group) ?? {});
    return Object.keys(steps)
      .filter((step) => !written.includes(step))
      .map((step) => `${group}.${step}`);
  });
  expect(missing).toEqual([]);
});

test('tokens.json writes a duration with its unit', () => {
  expect(designTokens().duration).toMatchObject({
    fast: { $value: { value: 120, unit: 'ms' } },
    pulse: { $value: { value: 1.6, unit: 's' } },
  });
});

test('the default of every modifier is one of its contexts', () => {
  for (const { contexts, default: usual } of Object.values(tokenResolver().modifiers)) {
    expect(Object.keys(contexts)).toContain(usual);
  }
});
