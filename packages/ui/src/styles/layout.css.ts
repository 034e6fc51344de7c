import { globalStyle } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { inLayer } from '../theme/inLayer.ts';
import { media } from '../theme/media.ts';

const { section: _section, gutter: _gutter, ...space } = vars.space;
const { content, prose, form, medium, short } = vars.width;

const withAuto = { ...space, auto: 'auto' } as const;
const widths = {
  full: '100%',
  half: '50%',
  fit: 'fit-content',
  content,
  prose,
  form,
  medium,
  short,
};
const align = { start: 'start', center: 'center', end: 'end', stretch: 'stretch' } as const;
const spans = { full: '1 / -1', span2: 'span 2', span3: 'span 3' } as const;
const ends = { start: 'flex-start', center: 'center', end: 'flex-end' } as const;
const same = <Value extends string>(...values: Value[]) =>
  Object.fromEntries(values.map((value) => [value, value])) as { [Key in Value]: Key };

/** The layout properties of a component among its siblings, with named values. */
const outside = {
  marginTop: withAuto,
  marginBottom: withAuto,
  marginInlineStart: withAuto,
  marginInlineEnd: withAuto,
  width: { ...widths, auto: 'auto' },
  minWidth: { ...widths, none: '0' },
  maxWidth: { ...widths, none: 'none' },
  flexGrow: { 0: '0', 1: '1' },
  flexShrink: { 0: '0', 1: '1' },
  flexBasis: { none: '0', auto: 'auto', half: '50%', medium, short },
  alignSelf: { ...align, baseline: 'baseline' },
  justifySelf: align,
  order: { first: '-1', last: '1' },
  gridColumn: spans,
  gridRow: spans,
  position: same('static', 'relative', 'absolute', 'sticky', 'fixed'),
  insetBlockStart: withAuto,
  insetBlockEnd: withAuto,
  insetInlineStart: withAuto,
  insetInlineEnd: withAuto,
  zIndex: vars.layer,
} as const;

/** The inner layout properties of a Box, for each width of the screen. */
const inside = {
  display: same('none', 'block', 'inline-block', 'flex', 'inline-flex', 'grid'),
  flexDirection: same('row', 'column'),
  flexWrap: same('wrap', 'nowrap'),
  alignItems: { ...ends, stretch: 'stretch', baseline: 'baseline' },
  justifyContent: { ...ends, between: 'space-between' },
  textAlign: same('start', 'center', 'end'),
  overflow: same('visible', 'hidden', 'auto'),
  gap: space,
  paddingTop: space,
  paddingBottom: space,
  paddingInlineStart: space,
  paddingInlineEnd: space,
  borderRadius: vars.radius,
} as const;

type ValuesOf<Group> = { readonly [Name in keyof Group]: keyof Group[Name] };

/** The names of the values of each layout property. */
export type Outside = ValuesOf<typeof outside>;

/** The names of the values of each inner property of a Box. */
export type Inside = ValuesOf<typeof inside>;

/** Holds one class for each value of each property: `mp-marginTop-m`, `mp-tablet-gap-l`. */
const classes = (
  group: Record<string, Record<string, string>>,
  at: 'phone' | 'tablet' | 'desktop',
) => {
  for (const [property, values] of Object.entries(group)) {
    for (const [name, value] of Object.entries(values)) {
      const rule = { [property]: value };
      globalStyle(
        `.mp-${at === 'phone' ? '' : `${at}-`}${property}-${name}`,
        inLayer('utilities', at === 'phone' ? rule : { '@media': { [media[at]]: rule } }),
      );
    }
  }
};

classes(outside, 'phone');
for (const at of ['phone', 'tablet', 'desktop'] as const) classes(inside, at);
