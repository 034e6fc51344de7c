import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';

const src = join(import.meta.dirname, '..');
const files = globSync(['{components,internal}/**/*.css.ts', 'styles/*.ts'], { cwd: src }).filter(
  (file) => !file.endsWith('.test.ts'),
);

/** Matches what a theme decides: an absolute length, a duration, a color. */
const raw =
  /(?<![\w.#-])-?(?!0px)\d*\.?\d+(?:px|rem|pt|cm|ms|s)\b|#[0-9a-f]{3,8}\b|\b(?:rgb|hsl|oklch)a?\(/i;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value;

const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode);

/** Matches a measure of a single component, named at the top of its file: `const width = '25rem'`. */
const isNamedMeasure = (node: Node): boolean => {
  if (node.type === 'Literal') return true;
  if (node.type !== 'ObjectExpression') return false;
  return childrenOf(node).every(({ value }) => isNode(value) && isNamedMeasure(value));
};

/** Returns the string literals of a syntax node, without the named measures. */
function textsIn(node: Node): string[] {
  if (node.type === 'VariableDeclarator' && isNode(node.init) && isNamedMeasure(node.init)) {
    return [];
  }
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  if (node.type === 'TemplateElement') {
    return [(node.value as { cooked: string }).cooked];
  }
  return childrenOf(node).flatMap(textsIn);
}

test.each(files)('%s takes lengths, times and colors from tokens, or names its own', (file) => {
  const program = parseAst(readFileSync(join(src, file), 'utf8'), { lang: 'ts' });
  expect(textsIn(program as unknown as Node).filter((text) => raw.test(text))).toEqual([]);
});
