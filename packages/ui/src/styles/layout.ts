import { classNames } from './classNames.ts';
import type { Outside } from './layout.css.ts';
import './layout.css.ts';

/**
 * How a part stands among others: what every component takes on its outermost element. Values are
 * tokens, the same at every width; for what changes with the width, put the part into a Box, Columns
 * or Grid.
 */
export interface LayoutProps {
  /** The space on all four sides. */
  margin?: Outside['marginTop'] | undefined;
  /** The space above and below. */
  marginBlock?: Outside['marginTop'] | undefined;
  /** The space at the start and the end of the line; `auto` centers. */
  marginInline?: Outside['marginInlineStart'] | undefined;
  marginTop?: Outside['marginTop'] | undefined;
  marginBottom?: Outside['marginBottom'] | undefined;
  marginInlineStart?: Outside['marginInlineStart'] | undefined;
  marginInlineEnd?: Outside['marginInlineEnd'] | undefined;
  /** How wide it is: a share of its parent, or one of the widths among the tokens. */
  width?: Outside['width'] | undefined;
  minWidth?: Outside['minWidth'] | undefined;
  maxWidth?: Outside['maxWidth'] | undefined;
  /** In a row: whether it takes the remaining space. */
  flexGrow?: Outside['flexGrow'] | undefined;
  /** In a row: whether it shrinks where there is too little room. */
  flexShrink?: Outside['flexShrink'] | undefined;
  flexBasis?: Outside['flexBasis'] | undefined;
  alignSelf?: Outside['alignSelf'] | undefined;
  justifySelf?: Outside['justifySelf'] | undefined;
  /** Before or after all others, only visually: the reading order stays the same. */
  order?: Outside['order'] | undefined;
  /** In a grid: how many columns it takes. */
  gridColumn?: Outside['gridColumn'] | undefined;
  /** In a grid: how many rows it takes. */
  gridRow?: Outside['gridRow'] | undefined;
  position?: Outside['position'] | undefined;
  insetBlockStart?: Outside['insetBlockStart'] | undefined;
  insetBlockEnd?: Outside['insetBlockEnd'] | undefined;
  insetInlineStart?: Outside['insetInlineStart'] | undefined;
  insetInlineEnd?: Outside['insetInlineEnd'] | undefined;
  /** The layer that it is in once it has a `position`. */
  zIndex?: Outside['zIndex'] | undefined;
}

type Sides = readonly (keyof Outside)[];

const block: Sides = ['marginTop', 'marginBottom'];
const inline: Sides = ['marginInlineStart', 'marginInlineEnd'];

/** What each prop sets, the widest first: a narrower one has the last word. */
const sets: { readonly [Name in keyof LayoutProps]-?: Sides } = {
  margin: [...block, ...inline],
  marginBlock: block,
  marginInline: inline,
  marginTop: ['marginTop'],
  marginBottom: ['marginBottom'],
  marginInlineStart: ['marginInlineStart'],
  marginInlineEnd: ['marginInlineEnd'],
  width: ['width'],
  minWidth: ['minWidth'],
  maxWidth: ['maxWidth'],
  flexGrow: ['flexGrow'],
  flexShrink: ['flexShrink'],
  flexBasis: ['flexBasis'],
  alignSelf: ['alignSelf'],
  justifySelf: ['justifySelf'],
  order: ['order'],
  gridColumn: ['gridColumn'],
  gridRow: ['gridRow'],
  position: ['position'],
  insetBlockStart: ['insetBlockStart'],
  insetBlockEnd: ['insetBlockEnd'],
  insetInlineStart: ['insetInlineStart'],
  insetInlineEnd: ['insetInlineEnd'],
  zIndex: ['zIndex'],
};

/** The names of all layout props. */
export const layoutNames = Object.keys(sets) as (keyof LayoutProps)[];

/** The props but some. A copy without `delete`, which makes an object slow to read for good. */
export function without(props: object, names: object) {
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!Object.hasOwn(names, name)) rest[name] = value;
  }
  return rest;
}

/** The classes of the layout props, and the other props. */
export function takeLayout<Props extends LayoutProps>(props: Props) {
  const chosen: Record<string, string | number> = {};
  for (const name of layoutNames) {
    const value = props[name];
    if (value !== undefined) for (const side of sets[name]) chosen[side] = value;
  }
  const className = Object.entries(chosen)
    .map(([property, value]) => `mp-${property}-${value}`)
    .join(' ');
  return [className, without(props, sets) as Omit<Props, keyof LayoutProps>] as const;
}

/** The props of a component's outermost element: the layout props as classes beside its own. */
export function placed<Props extends LayoutProps>(
  props: Props,
  ...classes: Parameters<typeof classNames>
) {
  const [layout, rest] = takeLayout(props);
  return { ...rest, className: classNames(...classes, layout) };
}
