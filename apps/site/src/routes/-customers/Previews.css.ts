import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { bento } from '../../features/cards/bento.css.ts';
import * as names from '../../features/cards/topics.ts';

const wideScreen = `screen and ${media.tablet}`;

export const cards = style([
  bento,
  {
    '@media': {
      [`${media.tablet} and (not ${media.desktop})`]: {
        gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      },
    },
  },
]);

/** A card of two columns, whose drawing is beside its words. */
export const wide = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.tablet]: { gridColumn: 'span 2' } },
});
globalStyle(`${wide} > * > *`, {
  '@media': {
    [wideScreen]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: vars.space.xl,
    },
  },
});

const onScreen = { paddingTop: vars.space.m, '@media': { print: { display: 'none' } } } as const;

/** Not on a phone, where the card's button would be below the first screen. */
export const loan = style([
  onScreen,
  {
    '@media': {
      [`(not ${media.tablet})`]: { display: 'none' },
      [wideScreen]: { gridArea: '1 / 2 / -1', justifySelf: 'end' },
    },
    width: '100%',
    maxWidth: '24rem',
    height: 'auto',
    borderRadius: vars.radius.small,
    overflow: 'visible',
    forcedColorAdjust: 'none',
  },
]);
globalStyle(`:has(> ${loan})`, { '@media': { [wideScreen]: { display: 'contents' } } });

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
export const area = style({ fill: vars.color.text, fontSize: '12px' });
export const year = style({
  fill: vars.color.onMarker,
  fontSize: '12px',
  fontWeight: vars.weight.heavy,
  textAnchor: 'middle',
});

export const waits = style(onScreen);

export const topics = style({ ...onScreen, ...names.topics });
export const topic = style(names.topic);

/** Two in a line of their card. */
export const steps = style([
  onScreen,
  {
    counterReset: 'step',
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    columnGap: vars.space.m,
  },
]);
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
