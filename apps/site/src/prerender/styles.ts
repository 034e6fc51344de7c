import postcss, { type AtRule } from 'postcss';

/** The site's stylesheet in two parts: one for the head of a document, and one shared by all. */
export interface Styles {
  /** The order of the cascade layers and the font. They come first, and only once. */
  readonly first: string;
  /** All rules, for later states of a page and the pages after it. */
  readonly rules: string;
}

/** The rules for browsers without JavaScript, in their layers, for a page without scripts. */
export function rulesWithoutScripts(rules: string): string {
  const root = postcss.parse(rules);
  root.walkAtRules('media', (rule) => {
    if (rule.params.replaceAll(' ', '') === '(scripting:none)') rule.params = 'all';
  });
  root.walkRules((rule) => {
    let at = rule.parent;
    while (at && !(at.type === 'atrule' && (at as AtRule).params === 'all')) {
      at = at.parent as typeof at;
    }
    if (!at) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (!rule.nodes || rule.nodes.length === 0) rule.remove();
  });
  return root.toString();
}

/** Splits the stylesheet of the bundler. */
export function splitStyles(css: string): Styles {
  const fontFaces = /@font-face\s*\{[^}]*\}/g;
  const layers = [...css.matchAll(/@layer\s+([\w.,\s-]+)/g)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()),
  );
  return {
    first: `@layer ${[...new Set(layers)].join(',')};${css.match(fontFaces)?.join('') ?? ''}`,
    rules: css.replace(fontFaces, ''),
  };
}

/**
 * The rules whose classes are in `html`, in their order. Rules for a state, an attribute, the
 * visitor's settings or the width of the screen stay with their class. Rules without a class stay
 * too, and so do the animations of these rules.
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
  const animations = new Set<string>();
  root.walkDecls(/^animation(-name)?$/, ({ value }) => {
    for (const word of value.split(/[\s,]+/)) animations.add(word);
  });
  root.walkAtRules('keyframes', (rule) => {
    if (!animations.has(rule.params)) rule.remove();
  });
  root.walkAtRules((rule) => {
    if (rule.nodes?.length === 0) rule.remove();
  });
  return root.toString();
}
