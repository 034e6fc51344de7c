const sources = import.meta.glob<string>('../packages/ui/src/components/*/*.docs.{ts,tsx}', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const row =
  /\n( *)\{\n *keys: '([^']*)',\n *does:\s*'([^']*)',\n *test: async \([^)]*\) => \{\n([\s\S]*?)\n\1 {2}\},/g;

/** Modules of the kit's tests, which an app does not have. */
const ownNames = (source: string) => [
  ...[...source.matchAll(/^(?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  ...[...source.matchAll(/^import \{ (.*) \} from '\.\.?\//gm)].flatMap(([, names = '']) =>
    names.split(', '),
  ),
];

/**
 * Returns a test of the component, complete except for the example's props. It presses the first
 * key of the keyboard table to move the focus, and then tests the second. It tests the first key
 * alone if the second needs something that only the kit has.
 */
export function recipeOf(component: string) {
  const file = `../packages/ui/src/components/${component}/${component}.docs.ts`;
  const source = sources[file] ?? sources[`${file}x`] ?? '';
  const own = ownNames(source);
  const rows = [...source.matchAll(row)].slice(0, 2);
  const isKits = rows.findIndex(([, , , , body = '']) =>
    own.some((name) => new RegExp(`\\b${name}\\b`).test(body)),
  );
  const shown = isKits === -1 ? rows : rows.slice(0, isKits);
  const [, , keys = '', does = ''] = shown.at(-1) ?? [];
  if (!keys) return undefined;
  const steps = shown.map(([, indent = '', , , body = '']) =>
    body
      .replace(new RegExp(`^${indent} {4}`, 'gm'), '  ')
      .replaceAll(/^ *\/\/.*\n/gm, '')
      .replaceAll('canvas.', 'screen.'),
  );
  const callbacks = [...new Set(steps.join('\n').match(/(?<=\bargs\.)on\w+/g))];
  const code = [
    "import { render, screen } from '@testing-library/react';",
    "import { userEvent } from '@testing-library/user-event';",
    `import { expect, test${callbacks.length > 0 ? ', vi' : ''} } from 'vitest';`,
    `import { ${component} } from '@milepost/ui/${component}';`,
    '',
    `test('${component}: ${does.replace(/\.$/, '')}', async () => {`,
    ...callbacks.map((name) => `  const ${name} = vi.fn();`),
    `  render(<${[component, '{...example}', ...callbacks.map((name) => `${name}={${name}}`)].join(' ')} />);`,
    ...steps.map((each) =>
      each.replaceAll(/\bargs\.(?=on[A-Z])/g, '').replaceAll('args.', 'example.'),
    ),
    '});',
  ];
  return { keys, does, code: code.join('\n') };
}
