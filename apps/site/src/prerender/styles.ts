import postcss, { type AtRule } from 'postcss';

/** The site's stylesheet in two: what a document carries in its head, and the file for all of them. */
export interface Styles {
  /** The order of the cascade's layers and the font: they come first, and once. */
  readonly first: string;
  /** All rules, for what a page becomes and the pages after it. */
  readonly rules: string;
}

/** Splits the stylesheet that the bundler made. */
export function splitStyles(css: string): Styles {
  const fontFaces = /@font-face\s*\{[^}]*\}/g;
  const layers = [...css.matchAll(/@layer\s+([\w.-]+)/g)].map(([, name]) => name);
  return {
    first: `@layer ${[...new Set(layers)].join(',')};${css.match(fontFaces)?.join('') ?? ''}`,
    rules: css.replace(fontFaces, ''),
  };
}

/**
 * The rules whose classes stand in `html`, in their order. What hangs on a state, an attribute, the
 * visitor's settings or the width of the screen stays with its class, and so does what names none.
 */
export function usedRules(rules: string, html: string): string {
  const classes = new Set(
    [...html.matchAll(/\sclass="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')),
  );
  const isUsed = (selector: string) =>
    [...selector.matchAll(/\.(-?[_a-z][\w-]*)/gi)].every(([, name = '']) => classes.has(name));
  const root = postcss.parse(rules);
  root.walkRules((rule) => {
    if (rule.parent?.type === 'atrule' && /keyframes$/.test((rule.parent as AtRule).name)) return;
    const used = rule.selectors.filter(isUsed);
    if (used.length > 0) rule.selectors = used;
    else rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
