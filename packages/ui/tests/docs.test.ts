import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { withKitDocs } from '../../../.storybook/manifests.ts';
import { docFiles } from '../docs.ts';

const root = join(import.meta.dirname, '..');
const components = readdirSync(join(root, 'src/components'));
const api = readFileSync(join(root, 'api.txt'), 'utf8');

/** The props that a subpath declares, in all of its `…Props`, without the inherited ones. */
const declaredBy = (component: string) => {
  const section = api.split(`## ./${component}\n`)[1]?.split('\n## ')[0] ?? '';
  const types = section.matchAll(/^export interface (\w+)Props [^{]*\{\n([\s\S]*?)^\}/gm);
  return [...types].flatMap(([, , body = '']) =>
    [...body.matchAll(/^ {4}'?([\w-]+)'?\??:/gm)].map(([, prop = '']) => prop),
  );
};

let files: Record<string, string>;
beforeAll(async () => {
  files = await docFiles();
});

test.each(components)('the docs of %s name every declared prop', (component) => {
  const text = files[`docs/${component}.md`] ?? '';
  const missing = declaredBy(component).filter((prop) => !new RegExp(`\\b${prop}\\b`).test(text));
  expect(missing).toEqual([]);
});

test.each(components)(
  'the docs of %s have an import, advice, an example and its API',
  (component) => {
    const text = files[`docs/${component}.md`] ?? '';
    expect(text).toContain(`} from '@milepost/ui/${component}';`);
    for (const title of ['When to use it', 'When not to use it', 'Examples', 'Props']) {
      expect(text).toContain(`\n## ${title}\n\n`);
    }
    expect(text).toContain('export const Example = ');
  },
);

test('the docs of a component have the types, defaults and descriptions of its props', () => {
  expect(files['docs/Badge.md']).toMatch(
    /^\| `tone` \| `'neutral' \\\| 'info' [^|]*.*` \| `'neutral'` \| [A-Z].*\. \|$/m,
  );
});

test('every link in the docs leads to a file of the package', () => {
  const others = ['README.md', 'CHANGELOG.md'];
  for (const [path, text] of Object.entries(files)) {
    const targets = [...text.matchAll(/\]\(([^)#]+)(?:#[^)]*)?\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !target.startsWith('https://'))
      .map((target) => posix.join(posix.dirname(path), target));
    expect(targets.filter((target) => !files[target] && !others.includes(target))).toEqual([]);
  }
});

describe('llms.txt', () => {
  test('has the format of llmstxt.org: a title, a summary, and sections of links', () => {
    const [title, summary, ...rest] = (files['llms.txt'] ?? '').trim().split('\n\n');
    expect(title).toBe('# @milepost/ui');
    expect(summary).toMatch(/^> \S/);
    const sections = rest.slice(rest.findIndex((part) => part.startsWith('## ')));
    for (const [index, part] of sections.entries()) {
      if (index % 2 === 0) expect(part).toMatch(/^## \S.*$/);
      else for (const line of part.split('\n')) expect(line).toMatch(/^- \[[^\]]+\]\([^)]+\): \S/);
    }
  });

  test('lists every component once', () => {
    const listed = [...(files['llms.txt'] ?? '').matchAll(/\(docs\/([A-Z]\w+)\.md\)/g)];
    expect(listed.map(([, name]) => name).sort()).toEqual(components.toSorted());
  });
});

test('the docs are made once', async () => {
  expect(await docFiles()).toBe(files);
});

test('Storybook’s MCP server has the same docs', async () => {
  const read = { id: 'components-forms-select', name: 'Select', reactDocgen: {}, stories: [] };
  const other = { id: 'patterns-select', name: 'Select' };
  const components = { [read.id]: read, [other.id]: other };
  const { components: all } = await withKitDocs({ components: { v: 0, components } });
  expect(all.components[read.id]).toEqual({
    id: read.id,
    name: 'Select',
    summary: 'Asks for one choice out of a list that opens.',
    stories: [],
    apiDescription: files['docs/Select.md']?.replace('# Select\n\n', ''),
  });
  expect(all.components[other.id]).toBe(other);
});
