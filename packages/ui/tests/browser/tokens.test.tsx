// Tests that the tokens of each brand, theme, contrast and density are those of the stylesheets.
import '@milepost/ui/theme.css';
import { createTheme } from '@milepost/ui/theme';
import { afterEach, expect, test } from 'vitest';
import { harbor as harborTheme } from '../../src/examples/harbor/harbor.ts';
import { cssName, scale } from '../../src/theme/tokens.ts';
import harbor from '../../tokens/harbor.json' with { type: 'json' };
import resolver from '../../tokens/resolver.json' with { type: 'json' };
import tokens from '../../tokens/tokens.json' with { type: 'json' };

const files: Record<string, object> = { 'tokens.json': tokens, 'harbor.json': harbor };

interface Token {
  $type: string;
  $value: unknown;
  $extensions?: { 'example.milepost.css'?: string };
}
type Tree = { [name: string]: Tree | Token };

const isToken = (value: object): value is Token => '$value' in value;

/** Returns a source, which is a file or written in place. */
const sourceOf = (source: object): object =>
  '$ref' in source ? (files[source.$ref as string] ?? {}) : source;

/** Merges groups. A later token replaces an earlier one. */
function merge(into: Tree, from: object): Tree {
  const all: Tree = { ...into };
  for (const [name, value] of Object.entries(from)) {
    if (name.startsWith('$')) continue;
    const before = all[name];
    const group = before && !isToken(before) ? before : {};
    all[name] = isToken(value) ? value : merge(group, value);
  }
  return all;
}

/** Resolves the document by the rules of its specification: order first, aliases last. */
function resolve(input: Record<string, string>): Tree {
  const sets: Record<string, { sources: object[] }> = resolver.sets;
  const modifiers: Record<string, { contexts: Record<string, object[]>; default: string }> =
    resolver.modifiers;
  const sources = resolver.resolutionOrder.flatMap(({ $ref }) => {
    const [, kind, name = ''] = $ref.split('/');
    const modifier = modifiers[name];
    if (kind === 'sets' || !modifier) return sets[name]?.sources ?? [];
    return modifier.contexts[input[name] ?? modifier.default] ?? [];
  });
  return sources.map(sourceOf).reduce(merge, {} as Tree);
}

/** Follows an alias to the token that has a value. */
function follow(tree: Tree, token: Token): Token {
  const [, path] = /^\{(.+)\}$/.exec(String(token.$value)) ?? [];
  if (!path) return token;
  const found = path.split('.').reduce<Tree | Token>((at, name) => (at as Tree)[name] ?? {}, tree);
  if (!isToken(found)) throw new Error(`There is no token ${path}`);
  return follow(tree, found);
}

const hex = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** Writes a token as CSS. */
function cssOf(token: Token): string {
  const exact = token.$extensions?.['example.milepost.css'];
  if (exact) return exact;
  // biome-ignore lint/suspicious/noExplicitAny: each type has its own value.
  const value = token.$value as any;
  const length = (each: { value: number; unit: string }) => `${each.value}${each.unit}`;
  switch (token.$type) {
    case 'color':
      return `#${[...value.components, ...('alpha' in value ? [value.alpha] : [])].map(hex).join('')}`;
    case 'dimension':
    case 'duration':
      return length(value);
    case 'fontFamily':
      return value.join(', ');
    case 'cubicBezier':
      return `cubic-bezier(${value.join(', ')})`;
    case 'shadow':
      return [value.offsetX, value.offsetY, value.blur].map(length).join(' ');
    default:
      return `${value}`;
  }
}

/** Makes different spellings of a value equal. */
const normal = (css: string) =>
  css
    .toLowerCase()
    .replaceAll(/["']/g, '')
    .replaceAll(/\b0(?:px|rem|ms|s)\b/g, '0');

const root = document.documentElement;
const style = document.createElement('style');
afterEach(() => {
  style.remove();
  for (const name of ['theme', 'contrast', 'density']) delete root.dataset[name];
});

const contexts = (name: keyof typeof resolver.modifiers) =>
  Object.keys(resolver.modifiers[name].contexts);
const combinations = contexts('brand').flatMap((brand) =>
  contexts('theme').flatMap((theme) =>
    contexts('contrast').flatMap((contrast) =>
      contexts('density').map((density) => ({ brand, theme, contrast, density })),
    ),
  ),
);

test.each(combinations)(
  'the resolver has the custom properties of $brand, $theme, $contrast contrast, $density',
  ({ brand, theme, contrast, density }) => {
    if (brand === 'harbor') {
      style.textContent = createTheme(harborTheme);
      document.head.append(style);
    }
    Object.assign(root.dataset, { theme, contrast, density });
    const tree = resolve({ brand, theme, contrast, density });
    const shown = getComputedStyle(root);
    const groups = ['color', 'panel', ...Object.keys(scale)];
    const expected: Record<string, string> = {};
    const resolved: Record<string, string> = {};
    for (const group of groups) {
      // The tests' browser asks for reduced motion.
      const { duration = {} } = group === 'duration' ? (tree.reducedMotion as Tree) : {};
      const steps: Tree = { ...(tree[group] as Tree), ...(duration as Tree) };
      for (const [name, token] of Object.entries(steps)) {
        if (!isToken(token)) continue;
        const property = `--${cssName([group, name])}`;
        expected[property] = normal(shown.getPropertyValue(property));
        resolved[property] = normal(cssOf(follow(tree, token)));
      }
    }
    expect(resolved).toEqual(expected);
    // No custom property of the theme is missing.
    const declared = [...createTheme({}).matchAll(/^ +(--[\w-]+):/gm)].map(([, name]) => name);
    expect(Object.keys(resolved).sort()).toEqual([...new Set(declared)].sort());
  },
);
