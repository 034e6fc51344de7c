const sources = import.meta.glob<string>('../packages/ui/src/components/*/*.docs.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const row =
  /\n( *)\{\n *keys: '([^']*)',\n *does:\s*'([^']*)',\n *test: async \([^)]*\) => \{\n([\s\S]*?)\n\1 {2}\},/g;

/** A test of the component as the kit's own reads: the second row of its keyboard table, or its only one. */
export function recipeOf(component: string) {
  const source = sources[`../packages/ui/src/components/${component}/${component}.docs.ts`] ?? '';
  const rows = [...source.matchAll(row)];
  const [, indent = '', keys = '', does = '', body = ''] = rows[1] ?? rows[0] ?? [];
  if (!body) return undefined;
  const margin = new RegExp(`^${indent} {4}`, 'gm');
  return { keys, does, code: body.replace(margin, '').replaceAll('canvas.', 'screen.') };
}
