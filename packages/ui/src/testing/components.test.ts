/// <reference types="vite/client" />
import { readdirSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { ComponentDocs } from './docs.ts';

type Stories = Record<string, unknown> & {
  default: { component: unknown; title: string; parameters?: { docsData?: ComponentDocs } };
};

const folders = readdirSync(new URL('../components', import.meta.url));
const storyFiles = import.meta.glob<Stories>('../components/*/*.stories.tsx');
const entryFiles = import.meta.glob<Record<string, unknown>>('../components/*/index.ts');

describe.each(folders)('%s', (name) => {
  const load = async () => {
    const stories = await storyFiles[`../components/${name}/${name}.stories.tsx`]?.();
    return { stories, docs: stories?.default.parameters?.docsData };
  };

  test('is exported by its own name from a subpath of its own', async () => {
    const entry = await entryFiles[`../components/${name}/index.ts`]?.();
    const exported = Object.keys(entry ?? {}).map((key) => key.toLowerCase());
    expect(exported).toContain(name.toLowerCase());
    expect(Object.keys(manifest.exports)).toContain(`./${name}`);
  });

  test('has docs that say when to use it, when not, and what to use then', async () => {
    const { docs } = await load();
    expect(docs).toMatchObject({ name, summary: expect.stringMatching(/\.$/) });
    expect(docs?.when).not.toEqual([]);
    expect(docs?.whenNot).not.toEqual([]);
    expect(docs?.anatomy).not.toEqual([]);
    expect(docs?.doDont).not.toEqual([]);
    expect(docs?.accessibility).not.toEqual([]);
  });

  test('has a Default and a Stress story, and a Keyboard story if its docs name keys', async () => {
    const { stories, docs } = await load();
    expect(stories).toHaveProperty('Default');
    expect(stories).toHaveProperty('Stress.globals', { textSize: '200%', direction: 'rtl' });
    expect('Keyboard' in (stories ?? {})).toBe(docs !== undefined && docs.keyboard.length > 0);
  });
});
