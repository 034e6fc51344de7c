const sources = import.meta.glob<string>('../packages/ui/src/components/*/*.docs.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const row =
  /\n( *)\{\n *keys: '([^']*)',\n *does:\s*'([^']*)',\n *test: async \([^)]*\) => \{\n([\s\S]*?)\n\1 {2}\},/g;

/** What stands beside the docs data in its file, or in another of the kit's: no app has it. */
const ownNames = (source: string) => [
  ...[...source.matchAll(/^(?:const|function) (\w+)/gm)].map(([, name = '']) => name),
  ...[...source.matchAll(/^import \{ (.*) \} from '\.\.?\//gm)].flatMap(([, names = '']) =>
    names.split(', '),
  ),
];

/**
 * A test of the component as the kit's own reads: the second row of its keyboard table after the first,
 * which brings focus there, or the first alone where the second needs what only the kit has.
 */
export function recipeOf(component: string) {
  const source = sources[`../packages/ui/src/components/${component}/${component}.docs.ts`] ?? '';
  const own = ownNames(source);
  const rows = [...source.matchAll(row)].slice(0, 2);
  const isKits = rows.findIndex(([, , , , body = '']) =>
    own.some((name) => new RegExp(`\\b${name}\\b`).test(body)),
  );
  const shown = isKits === -1 ? rows : rows.slice(0, isKits);
  const [, , keys = '', does = ''] = shown.at(-1) ?? [];
  if (!keys) return undefined;
  const code = shown.map(([, indent = '', , , body = '']) =>
    body
      .replace(new RegExp(`^${indent} {4}`, 'gm'), '')
      .replaceAll(/^ *\/\/.*\n/gm, '')
      .replaceAll('canvas.', 'screen.')
      .replaceAll('args.', ''),
  );
  return { keys, does, code: code.join('\n') };
}
