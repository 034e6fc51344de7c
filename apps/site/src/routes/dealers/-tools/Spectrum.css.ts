import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { numeral } from '../../../features/text/numeral.ts';

export const figure = style({ display: 'grid', gap: vars.space.m });

/** Columns side by side. On a phone each is a row with a bar. */
export const spectrum = style({
  display: 'grid',
  '@media': {
    [media.tablet]: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      columnGap: vars.space.xs,
      borderBottom: `${vars.border.strong} solid ${vars.color.text}`,
    },
  },
});

export const tier = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  paddingBlock: vars.space.m,
  borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
  breakInside: 'avoid',
  '@media': {
    [media.tablet]: {
      display: 'grid',
      gridTemplateRows: '1fr auto auto',
      gap: vars.space.xxs,
      alignItems: 'stretch',
      padding: 0,
      borderTop: 0,
    },
  },
});

export const chart = style({
  display: 'none',
  width: '100%',
  height: '15rem',
  gridArea: '1 / 1 / -1 / 1',
  forcedColorAdjust: 'none',
  '@media': { [media.tablet]: { display: 'block' } },
});

export const bar = style({
  order: 1,
  width: '100%',
  height: vars.space.xs,
  forcedColorAdjust: 'none',
  '@media': { [media.tablet]: { display: 'none' } },
});

/** Light text is on it in both themes. The fill of the dark theme is too bright for that. */
export const column = style({
  fill: vars.color.fill,
  '@media': { [media.dark]: { fill: '#2E7D62' } },
});

/** On its column, where there is one. */
const onColumn = (gridRow: number) =>
  ({
    gridArea: `${gridRow} / 1`,
    paddingInline: vars.space.s,
    color: '#FBF8F3',
    forcedColorAdjust: 'none',
  }) as const;

export const name = style({
  fontSize: vars.text.l,
  lineHeight: vars.leading.snug,
  letterSpacing: vars.tracking.heading,
  '@media': {
    [media.tablet]: { ...onColumn(3), paddingBottom: vars.space.s, fontSize: vars.text.s },
    [media.desktop]: { fontSize: vars.text.l },
  },
});

export const rate = style({
  ...numeral,
  '@media': {
    [media.tablet]: { ...onColumn(2), fontSize: vars.text.l },
    [media.desktop]: { fontSize: vars.text.h3 },
  },
});
