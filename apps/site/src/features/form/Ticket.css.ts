import { media, vars } from '@milepost/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { scripted } from '../../loading/live.css.ts';

/** One card: the form at the start, the stub at the end. */
export const ticket = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto auto 1fr',
    },
    print: { display: 'block' },
  },
});

// Large text has little width left.
const inset = `min(${vars.space.l}, 6.2vw)`;
const wideInset = `min(${vars.space.xl}, 3.2vw)`;

export const part = style({
  minWidth: 0,
  padding: inset,
  '@media': { [media.tablet]: { padding: wideInset } },
});

// No line breaks within a phone number, and the ticket clips what is too wide.
globalStyle(`${part} [href^="tel:"]`, {
  fontSize: 'min(1em, 8.4vw)',
  '@media': { [media.desktop]: { fontSize: 'min(1em, 4.4vw)' } },
});

const column = style([part, { display: 'flex', flexDirection: 'column', gap: vars.space.l }]);

/** On a desktop, its position in the grid of the ticket: the rows are the stub, the fields, and the rest. */
const at = (gridColumn: 1 | 2, gridRow: string) =>
  style({ '@media': { [media.desktop]: { gridColumn, gridRow } } });

export const main = style([column, at(1, '1 / -1')]);

/** The form above its foot. */
export const fields = style([column, at(1, '1 / 3')]);

/** The end of the form goes on from the fields, beside the stub. */
export const foot = style([
  column,
  at(1, '3'),
  { selectors: { '&&': { '@media': { [media.desktop]: { paddingTop: 0 } } } } },
]);

const beside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': { print: { display: 'block' } },
});

export const stub = style([beside, at(2, '1 / -1')]);

/** The stub above what is next. A stub that needs JavaScript is not shown without it. */
export const stubAbove = style([
  beside,
  at(2, '1'),
  {
    selectors: { [`&:has(${scripted})`]: { '@media': { [media.noScript]: { display: 'none' } } } },
  },
]);

/** Below the form on a phone, and below a line under the stub on a desktop. */
export const next = style([beside, at(2, '2 / -1')]);

globalStyle(`${beside} ${part}`, { breakInside: 'avoid' });

globalStyle(`${next} ${part}`, {
  '@media': {
    [media.desktop]: {
      marginInline: wideInset,
      paddingInline: 0,
      borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
    },
  },
});

const notch = '1.5rem';

/** The two notches of the edge between form and stub. */
for (const [end, side] of [
  ['::before', 'insetBlockStart'],
  ['::after', 'insetBlockEnd'],
] as const) {
  globalStyle(`${ticket}${end}`, {
    '@media': {
      [`screen and ${media.desktop}`]: {
        content: '',
        position: 'absolute',
        zIndex: 1,
        [side]: `calc(${notch} / -2)`,
        insetInlineStart: `calc(60% - ${notch} / 2)`,
        width: notch,
        height: notch,
        borderRadius: vars.radius.full,
        background: vars.color.page,
      },
    },
  });
}

const folded = (share: string) => ({ clipPath: `inset(0 0 ${share} 0 round ${vars.radius.card})` });
const unfold = keyframes({ from: folded('60%'), to: folded('0%') });

/** A receipt. The form's card unfolds into it. */
export const receipt = style([
  ticket,
  {
    '@media': {
      [media.motion]: { animation: `${unfold} ${vars.duration.slow} ${vars.easing.out}` },
    },
  },
]);

export const sentReceipt = style([receipt, { background: vars.color.successWash }]);
