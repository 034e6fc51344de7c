import { media, vars } from '@milepost/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

/** One card: the form at the start, the stub at the end. */
export const ticket = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
  overflow: 'clip',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
      gridTemplateRows: 'auto 1fr',
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

export const main = style([
  part,
  {
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.l,
    '@media': {
      // The end goes on from the beginning, beside the stub.
      [media.desktop]: { selectors: { '& ~ &': { paddingTop: 0 } } },
    },
  },
]);

export const stub = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minWidth: 0,
  '@media': {
    [media.desktop]: { position: 'relative', gridColumn: 2, gridRow: '1 / span 2' },
    print: { display: 'block' },
  },
});

globalStyle(`${stub} ${part}`, { breakInside: 'avoid' });

/** Below a line under the stub. */
export const next = style({
  marginInline: inset,
  borderBlockStart: `${vars.border.hairline} solid ${vars.color.border}`,
  '@media': { [media.tablet]: { marginInline: wideInset } },
});

globalStyle(`${next} ${part}`, { paddingInline: 0 });

const notch = '1.5rem';

/** The two notches of the edge between form and stub. */
for (const [end, side] of [
  ['::before', 'insetBlockStart'],
  ['::after', 'insetBlockEnd'],
] as const) {
  globalStyle(`${stub}${end}`, {
    '@media': {
      [`screen and ${media.desktop}`]: {
        content: '',
        position: 'absolute',
        zIndex: 1,
        [side]: `calc(${notch} / -2)`,
        insetInlineStart: `calc(${notch} / -2)`,
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

/** The answers that were sent. The form's card unfolds into it. */
export const receipt = style([
  ticket,
  {
    background: vars.color.successWash,
    '@media': {
      [media.motion]: { animation: `${unfold} ${vars.duration.slow} ${vars.easing.out}` },
    },
  },
]);
