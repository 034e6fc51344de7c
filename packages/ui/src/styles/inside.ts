import type { Inside } from './layout.css.ts';
import { without } from './layout.ts';

/** A value for every width, or values by minimum width. */
type Responsive<Value> =
  | Value
  | {
      readonly phone?: Value | undefined;
      readonly tablet?: Value | undefined;
      readonly desktop?: Value | undefined;
    };

/** The inner layout of a Box: tokens, for all widths or by width. */
export type InsideProps = {
  readonly [Name in keyof Inside]?: Responsive<Inside[Name]> | undefined;
} & {
  /** The space inside on all four sides. */
  readonly padding?: Responsive<Inside['paddingTop']> | undefined;
  /** The space inside above and below. */
  readonly paddingBlock?: Responsive<Inside['paddingTop']> | undefined;
  /** The space inside at the start and the end of the line. */
  readonly paddingInline?: Responsive<Inside['paddingInlineStart']> | undefined;
};

const block = ['paddingTop', 'paddingBottom'] as const;
const inline = ['paddingInlineStart', 'paddingInlineEnd'] as const;

/** The properties that each prop sets, the broadest first: a narrower one overrides it. */
const sets: { readonly [Name in keyof InsideProps]-?: readonly (keyof Inside)[] } = {
  padding: [...block, ...inline],
  paddingBlock: block,
  paddingInline: inline,
  paddingTop: ['paddingTop'],
  paddingBottom: ['paddingBottom'],
  paddingInlineStart: ['paddingInlineStart'],
  paddingInlineEnd: ['paddingInlineEnd'],
  display: ['display'],
  flexDirection: ['flexDirection'],
  flexWrap: ['flexWrap'],
  alignItems: ['alignItems'],
  justifyContent: ['justifyContent'],
  textAlign: ['textAlign'],
  overflow: ['overflow'],
  gap: ['gap'],
  borderRadius: ['borderRadius'],
};

const names = Object.keys(sets) as (keyof InsideProps)[];

/** Splits props into the classes of a Box's own props and the other props. */
export function takeInside<Props extends InsideProps>(props: Props) {
  const chosen: Record<string, string> = {};
  for (const name of names) {
    const value = props[name];
    if (value === undefined) continue;
    const byWidth = typeof value === 'object' ? value : { phone: value };
    for (const [width, one] of Object.entries(byWidth)) {
      const prefix = width === 'phone' ? 'mp' : `mp-${width}`;
      if (one !== undefined) for (const side of sets[name]) chosen[`${prefix}-${side}`] = one;
    }
  }
  const classes = Object.entries(chosen).map(([property, value]) => `${property}-${value}`);
  const rest = without(props, sets) as Omit<Props, keyof InsideProps>;
  return [classes.join(' '), rest] as const;
}
