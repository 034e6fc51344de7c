import type { StyleRule } from '@vanilla-extract/css';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';

type Selectors = NonNullable<StyleRule['selectors']>;
type Queries = Record<string, StyleRule>;

/** Two tables of rules as one; where both speak of the same, the second has the last word. */
const joined = (first: Selectors = {}, second: Selectors = {}): Selectors => {
  const all = { ...first };
  for (const [selector, rule] of Object.entries(second)) {
    all[selector] = { ...all[selector], ...rule };
  }
  return all;
};

/** A rule without its selectors of `:hover`, and these. */
const withoutHover = ({ selectors = {}, ...rule }: StyleRule) => {
  const those = (isHover: boolean) =>
    Object.entries(selectors).filter(([selector]) => selector.includes(':hover') === isHover);
  const others = those(false);
  return {
    rest: others.length > 0 ? { ...rule, selectors: Object.fromEntries(others) } : rule,
    hovered: Object.fromEntries(those(true)),
  };
};

/** A rule whose looks under the pointer stand in a media query of pointers that hover. */
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
 * A style in the components layer. Every rule of a component goes through here. What it says of
 * `:hover`, in whatever query, holds where a pointer can hover: after a tap the look would stick, and
 * its repaint would come before the tap's answer.
 */
export const component = (rule: StyleRule): StyleRule => ({
  '@layer': { [layers.components]: hoverAsMedia(rule) as never },
});
