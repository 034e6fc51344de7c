import postcss, { type AtRule, type Container, type Root } from 'postcss';
import selectorParser, { type Node, type Selector } from 'postcss-selector-parser';

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
 * The rules that can match an element of `html`, in their order: it has an element with each of
 * their classes and attributes. Rules for the focus, the visitor's settings or the width of the
 * screen stay, and so do the animations of these rules. Rules for print, for hovering and for
 * pressing are left out, and so are custom properties that neither these rules nor `html` nor
 * `drawings`, the code of its pictures, read.
 */
export function usedRules(rules: string, html: string, drawings = ''): string {
  const has = namesIn(html);
  const canMatch = (selector: Selector): boolean => selector.nodes.every(canMatchNode);
  const canMatchNode = (node: Node): boolean => {
    if (node.type === 'class') return has.classes.has(node.value);
    if (node.type === 'attribute') {
      const { attribute, operator, value } = node;
      return has.attributes.has(operator === '=' ? `${attribute}=${value}` : attribute);
    }
    if (node.type !== 'pseudo') return true;
    if (node.value === ':hover' || node.value === ':active') return false;
    return !/^:(is|where|has)$/.test(node.value) || node.nodes.some(canMatch);
  };
  const isUsed = (selector: string) =>
    selectorParser().astSync(selector, { lossless: false }).nodes.some(canMatch);
  const root = postcss.parse(rules);
  root.walkAtRules('media', (rule) => {
    if (rule.params === 'print') rule.remove();
  });
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
  removeUnreadProperties(root, html + drawings);
  removeEmpty(root);
  return root.toString();
}

/** Attributes that an element may get from the visitor or an inline script before the stylesheet is loaded. */
const earlyAttributes = ['open', 'data-early', 'data-empty'];

/** The classes and the attributes of a document's elements. An attribute is there with and without its value. */
function namesIn(html: string) {
  const classes = new Set<string>();
  const attributes = new Set(earlyAttributes);
  for (const [tag] of html.matchAll(/<[a-z][^>]*>/g)) {
    for (const [, name = '', value = ''] of tag.matchAll(/\s([\w-]+)(?:="([^"]*)")?/g)) {
      attributes.add(name.toLowerCase());
      attributes.add(`${name.toLowerCase()}=${value}`);
      if (name === 'class') for (const one of value.split(' ')) classes.add(one);
    }
  }
  return { classes, attributes };
}

/** Removes rules and at-rules that hold nothing. */
function removeEmpty(root: Container): void {
  root.each((node) => {
    if (!('nodes' in node) || !node.nodes) return;
    removeEmpty(node);
    if (node.nodes.length === 0) node.remove();
  });
}

/** Removes the custom properties that neither `root` nor `text` reads, and then what only they read. */
function removeUnreadProperties(root: Root, text: string): void {
  const readBy = (value: string) =>
    [...value.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name]) => name);
  const read = new Set(readBy(text));
  root.walkDecls(({ value }) => {
    for (const name of readBy(value)) read.add(name);
  });
  let isDone = true;
  root.walkDecls(/^--/, (declaration) => {
    if (read.has(declaration.prop)) return;
    declaration.remove();
    isDone = false;
  });
  if (!isDone) removeUnreadProperties(root, text);
}
