import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { tokenFiles } from '../tokens.ts';

test.each(Object.entries(tokenFiles()))(
  '%s says what the token data says (mend with `node packages/ui/tokens.ts`)',
  (name, expected) => {
    expect(readFileSync(new URL(`../tokens/${name}`, import.meta.url), 'utf8')).toBe(expected);
  },
);
