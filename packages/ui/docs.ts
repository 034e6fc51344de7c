// Writes the docs that the published package contains, for agents and other tools: llms.txt
// (llmstxt.org) and a Markdown file per component, from the data of Storybook's docs pages.
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import {
  alsoTakes,
  Module,
  type Node,
  type Prop,
  propsOfModule,
  propsOfType,
} from '../../tooling/props.ts';
import { examplesOf, formatted } from './examples.ts';
import manifest from './package.json' with { type: 'json' };
import type { ComponentDocs } from './src/testing/docs.ts';

const root = import.meta.dirname;
const at = (path: string) => join(root, 'src', path);
const components = readdirSync(at('components')).sort();

/**
 * Imports the docs data of every component. Its examples and tests need no components here, so the
 * modules that they import are empty.
 */
async function docsData(): Promise<ComponentDocs[]> {
  const isData = /\.docs\.tsx?$|\/src\/testing\/|\/all-docs$/;
  const file = (name: string) =>
    readdirSync(at(`components/${name}`)).find((each) => /\.docs\.tsx?$/.test(each));
  const bundle = await rolldown({
    cwd: root,
    input: 'all-docs',
    external: [/^react/],
    shimMissingExports: true,
    transform: { jsx: 'react-jsx' },
    logLevel: 'silent',
    plugins: [
      {
        name: 'docs-data',
        resolveId: (id) =>
          id === 'all-docs' || id.startsWith('storybook/') ? join(root, id) : undefined,
        load: (id) => {
          if (id === join(root, 'all-docs')) {
            const lines = components.map((name) => {
              const path = at(`components/${name}/${file(name)}`);
              return `export { docs as ${name} } from ${JSON.stringify(path)};`;
            });
            return lines.join('\n');
          }
          return isData.test(id) ? undefined : '';
        },
      },
    ],
  });
  // Inside `node_modules`, so that `react` resolves.
  const cache = join(root, '../../node_modules/.cache');
  mkdirSync(cache, { recursive: true });
  const out = mkdtempSync(join(cache, 'docs-'));
  try {
    await bundle.write({ file: join(out, 'docs.js'), format: 'esm' });
    return Object.values(await import(pathToFileURL(join(out, 'docs.js')).href));
  } finally {
    rmSync(out, { recursive: true });
  }
}

const cell = (text: string) => text.replaceAll('|', '\\|').replaceAll('\n', ' ');
const code = (text: string) => `\`${text}\``;

const table = (columns: readonly string[], rows: readonly (readonly string[])[]) =>
  [columns, columns.map(() => '---'), ...rows]
    .map((row) => `| ${row.map(cell).join(' | ')} |`)
    .join('\n');

const list = (items: readonly string[]) => items.map((item) => `- ${item}`).join('\n');

const section = (title: string, body: string) => (body ? `## ${title}\n\n${body}` : '');

const block = (text: string) => `\`\`\`tsx\n${text}\n\`\`\``;

const page = (...parts: readonly string[]) => `${parts.filter(Boolean).join('\n\n')}\n`;

/** Turns the names of components into links to their files. */
const linked = (names: string) =>
  names
    .split(/( or |, )/)
    .map((name) => (components.includes(name) ? `[${name}](${name}.md)` : name))
    .join('');

const layoutProps = propsOfType(at('styles/layout.ts'), 'LayoutProps');
const isLayout = (prop: Prop) => layoutProps.some(({ name }) => name === prop.name);

const propRows = (props: readonly Prop[]) =>
  table(
    ['Prop', 'Type', 'Default', 'Description'],
    props
      .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
      .map(({ name, type, isRequired, description, default: value }) => [
        `${code(name)}${isRequired ? ' (required)' : ''}`,
        code(type),
        value ? code(value) : '',
        description,
      ]),
  );

/** Follows a name to the module that declares it, or to the package that it is from. */
function originOf(module: Module, name: string): { module: Module; node?: Node; from?: string } {
  const node = module.declared.get(name);
  if (node) return { module, node };
  const taken = module.taken.get(name);
  if (taken) return originOf(Module.of(taken.file), taken.name);
  const [, from] = / from '(.+)'/.exec(module.packages.get(name) ?? '') ?? [];
  return from ? { module, from } : { module };
}

/** Returns a declaration with its doc comment and without its body. */
function declarationOf(module: Module, node: Node): string {
  const value = node.type === 'VariableDeclarator' ? node.init : node;
  const { body } = value ?? {};
  const isTyped = node.type === 'VariableDeclarator' && node.id.typeAnnotation;
  const end = /Function/.test(value?.type) ? body.start : isTyped ? node.id.end : node.end;
  const keyword = node.type === 'VariableDeclarator' ? 'const ' : '';
  const { description } = module.comment({
    ...node,
    start: module.text.lastIndexOf('export', node.start),
  });
  const text = module.text
    .slice(node.start, end)
    .replace(/^async /, '')
    .replace(/\s*(?:=>?|;)\s*$/, '')
    .trim();
  return [
    description && `/** ${description} */`,
    `${keyword}${text}${text.endsWith('}') ? '' : ';'}`,
  ]
    .filter(Boolean)
    .join('\n');
}

/** Returns the declarations of a type, of the types that it extends, and of its module's types in it. */
function declarationsOf(module: Module, node: Node, known = new Set<Node>()): string[] {
  if (known.has(node)) return [];
  known.add(node);
  if (!node.type.startsWith('TS')) return [declarationOf(module, node)];
  const bases = ((node.extends ?? []) as Node[]).map((each) => module.source(each.expression));
  const inside = [...module.source(node).matchAll(/\b[A-Z]\w+/g)]
    .map(([name]) => name)
    .filter((name) => name !== node.id.name && module.declared.get(name)?.type.startsWith('TS'));
  const others = [...bases, ...inside].flatMap((name) => {
    const origin = originOf(module, name);
    return origin.node ? declarationsOf(origin.module, origin.node, known) : [];
  });
  return [declarationOf(module, node), ...others];
}

/** Returns the tables of a subpath's props, and the declarations of its other exports. */
function apiOf(component: string) {
  const index = Module.of(at(`components/${component}/index.ts`));
  // Components with the same props, such as icons, share a table.
  const parts = new Map<string, string[]>();
  const add = (body: string, name: string) => parts.set(body, [...(parts.get(body) ?? []), name]);
  const others = new Set<string>();
  for (const name of index.exported.keys()) {
    const { module, node, from } = originOf(index, name);
    const ofComponent = name.replace(/Props$/, '');
    if (ofComponent !== name && index.exported.has(ofComponent)) continue;
    if (from) add(`It is React Aria’s, from \`${from}\`, with the same props.`, name);
    else if (!node) throw new Error(`${component} exports ${name}, which no module declares`);
    else {
      const own = node.id.name as string;
      const isComponent = /Function/.test((node.init ?? node).type) && /^[A-Z]/.test(own);
      if (!isComponent) for (const each of declarationsOf(module, node)) others.add(each);
      else {
        const props = propsOfModule(module.file)[own] ?? [];
        const specific = props.filter((prop) => !isLayout(prop));
        const body = [
          specific.length > 0 ? propRows(specific) : '',
          specific.length < props.length ? 'It accepts the [layout props](layout.md).' : '',
          alsoTakes(module.file, own).replace(/^Also/, 'It also'),
        ].filter(Boolean);
        add(body.join('\n\n') || 'It has no props.', name);
      }
    }
  }
  const sections = [...parts].map(([body, names]) => `### ${names.join(', ')}\n\n${body}`);
  return { props: sections.join('\n\n'), others: [...others].join('\n\n') };
}

const nameOf = (story: string) =>
  story.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);

/** Returns the name of a component's group in Storybook's sidebar, such as "Forms". */
function groupOf(component: string): string {
  const { text } = Module.of(at(`components/${component}/${component}.stories.tsx`));
  return /title: 'Components\/(.+)\/.+'/.exec(text)?.[1] ?? 'Other';
}

const layoutPage = page(
  '# Layout props',
  `> Most components accept these props on their outermost element. \`className\` and \`style\` are not accepted.`,
  propRows(layoutProps),
);

/** Returns the page on the test helpers, from their declarations. */
function testingPage(): string {
  const module = Module.of(at('testHelpers/index.ts'));
  const exported = [...module.declared].filter(([, node]) =>
    /export (?:const )?$/.test(module.text.slice(0, node.start)),
  );
  return page(
    '# Test helpers',
    '> `@milepost/ui/testing` has functions for the tests of an app. They work with `userEvent` of Testing Library, Vitest and Storybook, and need `@testing-library/dom`.',
    block(
      [
        "import { chooseOption } from '@milepost/ui/testing';",
        "import { screen } from '@testing-library/dom';",
        "import { userEvent } from '@testing-library/user-event';",
        '',
        "await chooseOption(userEvent, screen.getByRole('combobox', { name: 'State' }), 'Texas');",
      ].join('\n'),
    ),
    section(
      'Setup',
      [
        'In Vitest with jsdom, let Vite compile the kit, because its modules import CSS. jsdom has no `ResizeObserver`, which DataTable and ToastRegion need:',
        block(
          [
            '// vitest.config.ts',
            "test: { environment: 'jsdom', globals: true, setupFiles: ['setup.ts'], server: { deps: { inline: ['@milepost/ui'] } } }",
            '',
            '// setup.ts',
            'globalThis.ResizeObserver ??= class {',
            '  observe() {}',
            '  unobserve() {}',
            '  disconnect() {}',
            '};',
          ].join('\n'),
        ),
        'In a browser (Vitest’s browser mode, Storybook) nothing is needed.',
      ].join('\n\n'),
    ),
    section(
      'Functions',
      block(exported.map(([, node]) => declarationOf(module, node)).join('\n\n')),
    ),
  );
}

let files: Promise<Record<string, string>> | undefined;

/** Returns the content of each file by its path in the package. Makes them once: it takes seconds. */
export function docFiles(): Promise<Record<string, string>> {
  files ??= makeDocFiles();
  return files;
}

async function makeDocFiles(): Promise<Record<string, string>> {
  const all = await docsData();
  const examples = all.map(({ name }) => examplesOf(name));
  const codes = formatted(examples.flat().map((example) => example.code));
  const pages = all.map((docs, index) => {
    const { name, imports = [name] } = docs;
    const { props, others } = apiOf(name);
    const text = page(
      `# ${name}`,
      `> ${docs.summary}`,
      block(`import { ${imports.join(', ')} } from '@milepost/ui/${name}';`),
      docs.alsoCalled ? `Also called: ${docs.alsoCalled.join(', ')}.` : '',
      `Built on: ${docs.builtOn}`,
      section('When to use it', list(docs.when)),
      section('When not to use it', list(docs.whenNot)),
      section(
        'Alternatives',
        list(docs.alternatives.map(({ use, when }) => `${linked(use)}: ${when}`)),
      ),
      section(
        'Examples',
        (examples[index] ?? [])
          .map((example) => {
            const heading = example.name === 'Default' ? '' : `### ${nameOf(example.name)}\n\n`;
            const description = example.description && `${example.description}\n\n`;
            return `${heading}${description}${block(codes.shift() ?? '')}`;
          })
          .join('\n\n'),
      ),
      section('Props', props),
      section(
        'Functions',
        list((docs.functions ?? []).map(({ call, does }) => `\`${call}\`: ${does}`)),
      ),
      section('Other exports', others && block(others)),
      section(
        'Parts',
        list(docs.anatomy.map((part) => (typeof part === 'string' ? part : part.part))),
      ),
      section(
        'Do and don’t',
        list(docs.doDont.map((advice) => `Do: ${advice.do} Don’t: ${advice.dont}`)),
      ),
      section(
        'Keyboard',
        docs.keyboard.length > 0
          ? table(
              ['Keys', 'What they do'],
              docs.keyboard.map(({ keys, does }) => [keys, does]),
            )
          : '',
      ),
      section('Accessibility', list(docs.accessibility)),
      section('Words', list(docs.content)),
    );
    return [`docs/${name}.md`, text] as const;
  });
  const groups = Map.groupBy(all, ({ name }) => groupOf(name));
  const index = page(
    '# @milepost/ui',
    `> ${manifest.description}. React 19, styled by CSS that needs no plugin, in light, dark, high-contrast and forced-colors themes.`,
    'Import each component from its own subpath, such as `@milepost/ui/Button`; there is no other entry. Load `@milepost/ui/theme.css` once. Components accept layout props with token names in place of `className` and `style`. A change is reported by `onChange` with the value, a button’s press by `onPress`, and booleans begin with `is`, `has`, `allows` or `should`.',
    section(
      'Guides',
      list([
        '[README](README.md): Setup, routing, theming, language, layout, forms, vocabulary.',
        '[Layout props](docs/layout.md): The props that most components accept.',
        '[Test helpers](docs/testing.md): Functions for the tests of an app: choose an option, set a slider, enter a date, read the rows of a table.',
      ]),
    ),
    ...[...groups]
      .toSorted(([a], [b]) => a.localeCompare(b))
      .map(([group, members]) =>
        section(
          group,
          list(members.map(({ name, summary }) => `[${name}](docs/${name}.md): ${summary}`)),
        ),
      ),
  );
  return {
    'llms.txt': index,
    'docs/layout.md': layoutPage,
    'docs/testing.md': testingPage(),
    ...Object.fromEntries(pages),
  };
}

/** Writes the files into the package. */
export async function writeDocs(): Promise<void> {
  rmSync(join(root, 'docs'), { recursive: true, force: true });
  mkdirSync(join(root, 'docs'));
  for (const [path, text] of Object.entries(await docFiles()))
    writeFileSync(join(root, path), text);
}
