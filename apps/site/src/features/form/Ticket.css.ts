import { media, vars } from '@milepost/ui/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';
import { scripted } from '../../loading/live.css.ts';

const card = {
  background: vars.color.surface,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  borderRadius: vars.radius.card,
} as const;

/** A form and what is beside it. */
export const columns = 'minmax(0, 3fr) minmax(0, 2fr)';

/** One card: the main part, then the stub. */
const ticket = style({
  ...card,
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  overflow: 'clip',
  '@media': {
    [media.desktop]: { gridTemplateColumns: columns },
    print: { display: 'block' },
  },
});

/**
 * On a desktop, a form beside its stub and what happens next. The last row is higher if the second column
 * is longer than the first, so that the form is only as high as its content.
 */
export const area = style({
  '@media': {
    [`screen and ${media.desktop}`]: {
      display: 'grid',
      gridTemplateColumns: columns,
      gridTemplateRows: 'auto auto auto 1fr',
      columnGap: vars.space.l,
    },
  },
});

/** A form. On a desktop its stub is a card beside it. */
export const form = style([
  ticket,
  { '@media': { [`screen and ${media.desktop}`]: { display: 'contents' } } },
]);

// Large text has little width left.
const inset = `min(${vars.space.l}, 6.2vw)`;
const wideInset = `min(${vars.space.xl}, 3.2vw)`;

export const part = style({
  minWidth: 0,
  padding: inset,
  '@media': { [media.tablet]: { padding: wideInset } },
});

/** As wide as the card, within a part of it. Its content is aligned with that of the part. */
export const fullBleed = style({
  marginInline: `calc(-1 * ${inset})`,
  '@media': { [media.tablet]: { marginInline: `calc(-1 * ${wideInset})` } },
});
globalStyle(`${fullBleed} > *`, {
  padding: inset,
  '@media': { [media.tablet]: { padding: wideInset } },
});

// No line breaks within a phone number, and the ticket clips what is too wide.
globalStyle(`${part} [href^="tel:"]`, {
  fontSize: 'min(1em, 8.4vw)',
  '@media': { [media.desktop]: { fontSize: 'min(1em, 4.4vw)' } },
});

const column = style([part, { display: 'flex', flexDirection: 'column', gap: vars.space.l }]);

/** On a desktop, its position in the grid of the ticket. */
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

for (const [child, rule] of [
  [main, card],
  [fields, { ...card, borderBlockEnd: 0, borderEndStartRadius: 0, borderEndEndRadius: 0 }],
  [foot, { ...card, borderBlockStart: 0, borderStartStartRadius: 0, borderStartEndRadius: 0 }],
] as const) {
  globalStyle(`${form} > ${child}`, { '@media': { [media.desktop]: rule } });
}

/** A stub that needs JavaScript is not shown without it. */
export const stub = style([
  at(2, '1 / -1'),
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    minWidth: 0,
    '@media': { print: { display: 'block' } },
    selectors: {
      [`&:has(${scripted})`]: { '@media': { [media.noScript]: { display: 'none' } } },
      [`${form} > &`]: {
        '@media': {
          [media.desktop]: { borderRadius: vars.radius.card, overflow: 'clip' },
        },
      },
    },
  },
]);

globalStyle(`${stub} ${part}`, { breakInside: 'avoid' });

// The content of a stub is as high as the form or the receipt beside it.
globalStyle(`${stub} :is(div:has(> ${part}), ${part})`, {
  '@media': { [`screen and ${media.desktop}`]: { display: 'grid' } },
});

/** The next steps, below the stub and aligned with its text, and on a phone below the card. */
export const next = style([
  at(2, '2 / -1'),
  {
    paddingBlockStart: vars.space.xl,
    '@media': { [`screen and ${media.desktop}`]: { paddingInline: wideInset } },
  },
]);

globalStyle(`${area}:has(> ${next}) ${stub}`, {
  '@media': { [media.desktop]: { gridRow: '1', alignSelf: 'start' } },
});

const folded = (share: string) => ({ clipPath: `inset(0 0 ${share} 0 round ${vars.radius.card})` });
const unfold = keyframes({ from: folded('60%'), to: folded('0%') });

/** Cuts a notch out of one end of the edge between a receipt and its stub. */
const notchAt = (end: '0%' | '100%') =>
  `radial-gradient(circle at 60% ${end}, transparent 0.75rem, black calc(0.75rem + 0.5px))`;

/** A receipt. The form's card unfolds into it. */
export const receipt = style([
  ticket,
  {
    '@media': {
      [`screen and ${media.desktop}`]: {
        mask: `${notchAt('0%')}, ${notchAt('100%')}`,
        maskComposite: 'intersect',
      },
      [media.motion]: { animation: `${unfold} ${vars.duration.slow} ${vars.easing.out}` },
    },
  },
]);

globalStyle(`${receipt} ${stub} ${part} > * > :last-child`, {
  paddingBlockStart: vars.space.l,
  borderBlockStart: `${vars.border.heavy} dashed ${vars.color.accent}`,
});

export const sentReceipt = style([receipt, { background: vars.color.successWash }]);

/** The purpose of the page is achieved. */
globalStyle(`main:has(${sentReceipt}) h1 + p`, { display: 'none' });
