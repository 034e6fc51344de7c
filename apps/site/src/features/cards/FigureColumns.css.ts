import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';

const rule = `${vars.border.hairline} solid ${vars.color.border}`;

/** Columns between hairlines; on a phone rows, with the figure at the end of each. */
export const columns = style({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlock: rule,
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'none',
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
    },
  },
});

export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  alignContent: 'start',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
  selectors: { '&:not(:first-child)': { borderTop: rule } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: vars.space.s,
      paddingBlock: vars.space.xl,
      paddingInline: vars.space.xl,
      selectors: {
        '&:not(:first-child)': { borderTop: 0, borderInlineStart: rule },
        '&:first-child': { paddingInlineStart: 0 },
      },
    },
  },
});

export const value = style({
  gridArea: '1 / 2',
  fontSize: vars.text.h3,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.display,
  lineHeight: vars.leading.display,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.tablet]: { gridArea: 'auto', order: -1, fontSize: vars.text.h1 } },
});

export const text = style({
  gridColumn: '1 / -1',
  color: vars.color.textSoft,
  fontSize: vars.text.s,
});
