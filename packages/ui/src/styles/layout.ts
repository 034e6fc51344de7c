import { classNames } from './classNames.ts';
import type { Outside } from './layout.css.ts';
import './layout.css.ts';
import { warnOfReset } from './warnOfReset.ts';

/**
 * The layout props that every component takes on its outermost element. Values are tokens and are the
 * same at every width. For a layout that changes with the width, put the component into a Box, Columns
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
  /** The width: a fraction of its parent, or one of the width tokens. */
  width?: Outside['width'] | undefined;
  minWidth?: Outside['minWidth'] | undefined;
  maxWidth?: Outside['maxWidth'] | undefined;
  /** In a row: whether it takes the remaining space. */
  flexGrow?: Outside['flexGrow'] | undefined;
  /** In a row: whether it shrinks if there is too little space. */
  flexShrink?: Outside['flexShrink'] | undefined;
  flexBasis?: Outside['flexBasis'] | undefined;
  alignSelf?: Outside['alignSelf'] | undefined;
  justifySelf?: Outside['justifySelf'] | undefined;
  /** Moves it before or after its siblings, only visually: the reading order stays the same. */
  order?: Outside['order'] | undefined;
  /** In a grid: the number of columns that it spans. */
  gridColumn?: Outside['gridColumn'] | undefined;
  /** In a grid: the number of rows that it spans. */
  gridRow?: Outside['gridRow'] | undefined;
  position?: Outside['position'] | undefined;
  insetBlockStart?: Outside['insetBlockStart'] | undefined;
  insetBlockEnd?: Outside['insetBlockEnd'] | undefined;
  insetInlineStart?: Outside['insetInlineStart'] | undefined;
  insetInlineEnd?: Outside['insetInlineEnd'] | undefined;
  /** The stacking layer; requires a `position`. */
  zIndex?: Outside['zIndex'] | undefined;
}

type Sides = readonly (keyof Outside)[];

const block: Sides = ['marginTop', 'marginBottom'];
const inline: Sides = ['marginInlineStart', 'marginInlineEnd'];

/** The properties that each prop sets, or `null` for its own alone. The broadest is first: a narrower one overrides it. */
const sets: {
  readonly [Name in keyof LayoutProps]-?: Sides | (Name extends keyof Outside ? null : never);
} = {
  margin: [...block, ...inline],
  marginBlock: block,
  marginInline: inline,
  marginTop: null,
  marginBottom: null,
  marginInlineStart: null,
  marginInlineEnd: null,
  width: null,
  minWidth: null,
  maxWidth: null,
  flexGrow: null,
  flexShrink: null,
  flexBasis: null,
  alignSelf: null,
  justifySelf: null,
  order: null,
  gridColumn: null,
  gridRow: null,
  position: null,
  insetBlockStart: null,
  insetBlockEnd: null,
  insetInlineStart: null,
  insetInlineEnd: null,
  zIndex: null,
};

/** The names of all layout props. */
export const layoutNames = Object.keys(sets) as (keyof LayoutProps)[];

/** Omits props by copying the others: `delete` would make the object slow to read from then on. */
export function without(props: object, names: object) {
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(props)) {
    if (!Object.hasOwn(names, name)) rest[name] = value;
  }
  return rest;
}

/** Splits props into the classes of the layout props and the other props. */
export function takeLayout<Props extends LayoutProps>(props: Props) {
  if (process.env.NODE_ENV !== 'production') warnOfReset();
  const chosen: Record<string, string | number> = {};
  for (const name of layoutNames) {
    const value = props[name];
    if (value !== undefined) for (const side of sets[name] ?? [name]) chosen[side] = value;
  }
  const className = Object.entries(chosen)
    .map(([property, value]) => `mp-${property}-${value}`)
    .join(' ');
  return [className, without(props, sets) as Omit<Props, keyof LayoutProps>] as const;
}

/** Returns the props of a component's outermost element, with the layout props as classes. */
export function placed<Props extends LayoutProps>(
  props: Props,
  ...classes: Parameters<typeof classNames>
) {
  const [layout, rest] = takeLayout(props);
  return { ...rest, className: classNames(...classes, layout) };
}
