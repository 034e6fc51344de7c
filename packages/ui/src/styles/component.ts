import type { StyleRule } from '@vanilla-extract/css';
import { inLayer } from '../theme/inLayer.ts';
import { media } from '../theme/media.ts';

type Selectors = NonNullable<StyleRule['selectors']>;
type Queries = Record<string, StyleRule>;

/** Merges two tables of rules deeply. The second one overrides the first. */
const joined = (first: Selectors = {}, second: Selectors = {}): Selectors => {
  const all = { ...first };
  for (const [selector, rule] of Object.entries(second)) {
    all[selector] = { ...all[selector], ...rule };
  }
  return all;
};

/** Splits a rule into its `:hover` selectors and the rest. */
const withoutHover = ({ selectors = {}, ...rule }: StyleRule) => {
  const rulesFor = (isHover: boolean) =>
    Object.entries(selectors).filter(([selector]) => selector.includes(':hover') === isHover);
  const others = rulesFor(false);
  return {
    rest: others.length > 0 ? { ...rule, selectors: Object.fromEntries(others) } : rule,
    hovered: Object.fromEntries(rulesFor(true)),
  };
};

/** Moves a rule's `:hover` styles into a `(hover: hover)` media query. */
function hoverAsMedia({ '@media': queries = {}, ...rule }: StyleRule): StyleRule {
  const { rest, hovered } = withoutHover(rule);
  const all: Queries = {};
  const add = (query: string, { selectors, ...more }: StyleRule) => {
    const known = all[query];
    const together = joined(known?.selectors, selectors);
    all[query] = {
      ...known,
      ...more,
      ...(Object.keys(together).length > 0 && { selectors: together }),
    };
  };
  const addHovered = (query: string, selectors: Selectors) => {
    if (Object.keys(selectors).length > 0) add(query, { selectors });
  };

  addHovered(media.hover, hovered);
  for (const [query, inQuery] of Object.entries(queries as Queries)) {
    if (query.includes(media.hover)) {
      add(query, inQuery);
      continue;
    }
    const parts = withoutHover(inQuery);
    add(query, parts.rest);
    addHovered(`${query} and ${media.hover}`, parts.hovered);
  }

  for (const kind of ['@container', '@supports'] as const) {
    const inKind = rule[kind] as Queries | undefined;
    if (!inKind) continue;
    Object.assign(rest, {
      [kind]: Object.fromEntries(
        Object.entries(inKind).map(([query, inQuery]) => [query, hoverAsMedia(inQuery)]),
      ),
    });
  }
  return Object.keys(all).length > 0 ? { ...rest, '@media': all } : rest;
}

/**
 * Creates a style of a single component. Its `:hover` styles, in any query, apply only where a pointer
 * can hover: after a tap the style would stick, and its repaint would delay the response to the tap.
 */
export const component = (rule: StyleRule) => inLayer('components', hoverAsMedia(rule));

/**
 * Creates a style that several components share. A component's own style overrides it, in whatever order
 * their stylesheets load.
 */
export const base = (rule: StyleRule) => inLayer('components.base', hoverAsMedia(rule));
