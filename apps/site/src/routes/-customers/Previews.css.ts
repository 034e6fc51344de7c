import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { chip, chips } from '../../features/cards/chip.ts';
import { numeral } from '../../features/text/numeral.ts';

export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridColumn: 'span 2' } },
});

globalStyle(`${wide} > *`, { display: 'grid' });

/** At the end of their card. */
export const buttons = style({ display: 'grid', gap: vars.space.s, marginTop: 'auto' });

const onScreen = { paddingTop: vars.space.m, '@media': { print: { display: 'none' } } } as const;

/** Not on a phone, where the card's button would be below the first screen. */
export const loan = style([
  onScreen,
  {
    '@media': { [`(not ${media.tablet})`]: { display: 'none' } },
    width: '100%',
    maxWidth: '24rem',
    height: 'auto',
    borderRadius: vars.radius.small,
    overflow: 'visible',
    forcedColorAdjust: 'none',
  },
]);
const ink = { stroke: vars.color.successFill, strokeWidth: 2 };
export const left = style({ ...ink, fill: vars.color.tint2 });
export const ground = style(ink);
export const interest = style({
  fill: 'none',
  stroke: vars.color.accent,
  strokeWidth: 3,
  strokeDasharray: '9 7',
});
export const post = style({
  fill: vars.color.marker,
  stroke: vars.color.onMarker,
  strokeWidth: 1.5,
});

export const waits = style(onScreen);
export const wait = style({
  paddingBlock: vars.space.m,
  selectors: {
    '&:first-child': {
      paddingTop: vars.space.xs,
      borderBottom: `${vars.border.heavy} dashed ${vars.color.accent}`,
    },
  },
});
export const time = style({
  ...numeral,
  display: 'block',
  color: vars.color.text,
  fontSize: vars.text.h2,
});

export const topics = style({ ...onScreen, ...chips });
export const topic = style(chip);

export const steps = style([onScreen, { counterReset: 'step' }]);
export const step = style({
  counterIncrement: 'step',
  display: 'flex',
  gap: vars.space.m,
  paddingBlock: vars.space.s,
  borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
  color: vars.color.text,
  '::before': {
    content: 'counter(step)',
    minWidth: '1ch',
    fontVariantNumeric: 'tabular-nums',
    color: vars.color.link,
    fontWeight: vars.weight.heavy,
  },
});
