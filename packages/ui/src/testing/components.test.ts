/// <reference types="vite/client" />
import { readdirSync, readFileSync } from 'node:fs';
import { type ComponentType, createElement, Fragment } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import manifest from '../../package.json' with { type: 'json' };
import type { ComponentDocs } from './docs.ts';

interface Story {
  args?: object;
  render?: ComponentType<object>;
}

type Stories = Record<string, unknown> & {
  Default?: Story;
  default: Story & {
    component: ComponentType<object>;
    title: string;
    parameters?: { docsData?: ComponentDocs };
  };
};

/** Renders a component's first story to HTML, as a server does. */
const served = ({ default: meta, Default }: Stories) =>
  renderToStaticMarkup(
    createElement(Default?.render ?? meta.render ?? meta.component, {
      ...meta.args,
      ...Default?.args,
    }),
  );

/** Returns the direct and transitive imports of a module: packages by name, modules by path. */
const importsOf = (module: URL, known = new Set<string>()): Set<string> => {
  const source = readFileSync(module, 'utf8');
  for (const [, target = ''] of source.matchAll(/(?:\bfrom |\bimport\()'([^']+)'/g)) {
    const found = target.startsWith('.') ? new URL(target, module).href : target;
    if (known.has(found)) continue;
    known.add(found);
    if (target.startsWith('.')) importsOf(new URL(found), known);
  }
  return known;
};

const folders = readdirSync(new URL('../components', import.meta.url));
const storyFiles = import.meta.glob<Stories>('../components/*/*.stories.tsx');
const entryFiles = import.meta.glob<Record<string, unknown>>('../components/*/index.ts');

describe.each(folders)('%s', (name) => {
  const load = async () => {
    const stories = await storyFiles[`../components/${name}/${name}.stories.tsx`]?.();
    return { stories, docs: stories?.default.parameters?.docsData };
  };

  test('is exported by its name from its own subpath', async () => {
    const entry = await entryFiles[`../components/${name}/index.ts`]?.();
    const exported = Object.keys(entry ?? {}).map((key) => key.toLowerCase());
    expect(exported).toContain(name.toLowerCase());
    expect(Object.keys(manifest.exports)).toContain(`./${name}`);
  });

  test('its docs import only what its subpath exports', async () => {
    const entry = await entryFiles[`../components/${name}/index.ts`]?.();
    const { docs } = await load();
    expect(Object.keys(entry ?? {})).toEqual(expect.arrayContaining(docs?.imports ?? [name]));
  });

  test('its docs explain when to use it, when not, and what to use instead', async () => {
    const { docs } = await load();
    expect(docs).toMatchObject({ name, summary: expect.stringMatching(/\.$/) });
    expect(docs?.when).not.toEqual([]);
    expect(docs?.whenNot).not.toEqual([]);
    expect(docs?.anatomy).not.toEqual([]);
    expect(docs?.doDont).not.toEqual([]);
    expect(docs?.accessibility).not.toEqual([]);
  });

  test('its do and don’t examples render', async () => {
    const { stories, docs } = await load();
    const { component, args } = stories?.default ?? {};
    for (const advice of docs?.doDont ?? []) {
      for (const example of [advice.doArgs, advice.dontArgs]) {
        if (!example || !component) continue;
        const props = { ...args, ...stories?.Default?.args, ...example };
        expect(renderToStaticMarkup(createElement(component, props))).not.toBe('');
      }
      renderToStaticMarkup(createElement(Fragment, null, advice.doExample, advice.dontExample));
    }
  });

  test('its docs name what it is built on', async () => {
    const { stories, docs } = await load();
    const builtOn = docs?.builtOn ?? '';
    expect(builtOn).toMatch(/\.$/);
    const imports = importsOf(new URL(`../components/${name}/index.ts`, import.meta.url));
    // Neither its hook for controlled state nor its merging of refs adds behavior.
    imports.delete('react-stately/useControlledState');
    imports.delete('react-aria/mergeRefs');
    const hasReactAria = [...imports].some((each) => /^react-(aria|stately)/.test(each));
    expect(/^React Aria/.test(builtOn)).toBe(hasReactAria);
    const html = stories ? served(stories) : '';
    for (const [, tag] of builtOn.matchAll(/`<(\w+)>`/g)) expect(html).toContain(`<${tag}`);
  });

  test('has "use client" in each module that handles events or has state', () => {
    const folder = new URL(`../components/${name}/`, import.meta.url);
    const modules = readdirSync(folder).filter((file) => /^\w+\.tsx$/.test(file));
    const needing = modules.filter((file) => {
      const source = readFileSync(new URL(file, folder), 'utf8');
      return (
        /\bon[A-Z]\w*=\{|\buse(?!Id\b)[A-Z]\w*\(/.test(source) &&
        !source.startsWith("'use client';")
      );
    });
    expect(needing).toEqual([]);
  });

  test('has a Default and a Stress story, and a Keyboard story if its docs name keys', async () => {
    const { stories, docs } = await load();
    expect(stories).toHaveProperty('Default');
    expect(stories).toHaveProperty('Stress.globals', { textSize: '200%', direction: 'rtl' });
    expect('Keyboard' in (stories ?? {})).toBe(docs !== undefined && docs.keyboard.length > 0);
  });
});

test('the map of the inside lists exactly the existing parts', () => {
  const inside = new URL('../internal/', import.meta.url);
  const map = readFileSync(new URL('README.md', inside), 'utf8');
  const rows = map.split('\n').flatMap((row) => /^\| (`.*?`) +\|/.exec(row)?.[1] ?? []);
  const named = rows.flatMap((row) => [...row.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  const parts = readdirSync(inside)
    .filter((file) => file !== 'README.md' && !file.includes('.test.'))
    .map((file) => file.split('.')[0]);
  // A part's styles are beside it, under its name in lower case.
  const known = new Set(named.map((name) => name?.toLowerCase()));
  expect(parts.filter((part) => !known.has(part?.toLowerCase()))).toEqual([]);
  expect(named.filter((name) => !parts.includes(name))).toEqual([]);
});
