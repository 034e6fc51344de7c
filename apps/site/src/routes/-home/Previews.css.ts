import { media, ramp, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import * as names from '../../features/cards/topics.ts';

export const high = style({ '@media': { [media.desktop]: { gridRow: 'span 2' } } });
export const wide = style({ '@media': { [media.desktop]: { gridColumn: 'span 2' } } });
export const across = style({ gridColumn: '1 / -1' });

/** Rows that share the height which the card has left. */
export const ways = style({ display: 'grid', gridAutoRows: '1fr' });
globalStyle(`:has(> ${ways})`, {
  '@media': { screen: { display: 'grid', flexGrow: 1, marginTop: 0 } },
});

export const way = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: vars.space.m,
  paddingBlock: vars.space.m,
  borderTop: `${vars.border.hairline} solid ${vars.color.border}`,
});

/** Light paper in every theme. */
const paper = {
  background: '#FFFFFF',
  inTheDark: '#EDE6D8',
  text: '#14231E',
  soft: '#4A5A53',
  sign: '#14523F',
};
export const letter = style({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: '22rem',
  marginInline: 'auto',
  padding: vars.space.l,
  rotate: '-2deg',
  borderTop: `${vars.space.s} solid ${paper.sign}`,
  borderRadius: '4px',
  background: paper.background,
  color: paper.soft,
  fontSize: vars.text.s,
  boxShadow: `${vars.elevation.raised} ${vars.color.shadow}`,
  '@media': { [media.dark]: { background: paper.inTheDark } },
});

export const amount = style({
  color: paper.text,
  fontSize: vars.text.figure,
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
});

/** Two lines of the letter. */
export const dashes = style({
  width: '85%',
  height: vars.space.m,
  marginTop: vars.space.xs,
  borderTop: `${vars.border.heavy} dashed ${vars.color.accent}`,
  '::after': {
    content: '',
    display: 'block',
    width: '70%',
    marginTop: `calc(${vars.space.m} - ${vars.border.heavy})`,
    borderTop: 'inherit',
  },
});

/** What a drawing shows, and that it is a sample. */
export const reading = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.s,
  color: vars.color.textSoft,
  fontSize: vars.text.s,
});
globalStyle(`${reading} > strong`, { color: vars.color.text });

/** The space above the scale for the score. */
export const above = style({ display: 'block', width: '100%', height: '3rem' });

export const score = style({
  display: 'block',
  width: '100%',
  height: '2.25rem',
  overflow: 'hidden',
  borderRadius: vars.radius.small,
  forcedColorAdjust: 'none',
});

/** Each range covers those above it to the end of the scale. */
const range = style({ width: '100%', height: '100%', stroke: vars.color.surface, strokeWidth: 2 });
export const ranges = ramp.map((fill) => style([range, { fill }]));
/** The outline of the score's range, whose outer half is cut off above and below. */
export const own = style({
  y: '1.5px',
  height: 'calc(100% - 3px)',
  fill: 'none',
  stroke: vars.color.text,
  strokeWidth: vars.border.heavy,
});

export const sample = style({ fill: vars.color.textSoft, fontSize: vars.text.s });

export const number = style({
  fill: vars.color.text,
  fontSize: '2.25rem',
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.display,
  textAnchor: 'middle',
});

export const road = style({
  display: 'block',
  width: '100%',
  height: '3.75rem',
  overflow: 'hidden',
  forcedColorAdjust: 'none',
});
const line = style({ stroke: vars.color.accent, strokeWidth: 3 });
export const done = style([line]);
export const ahead = style([line, { strokeDasharray: '10 8' }]);

export const topics = style({
  ...names.topics,
  '@media': { [media.tablet]: { justifyContent: 'end' } },
});
export const topic = style(names.topic);
