import { figuresSection, type Milepost } from '@milepost/domain/content/home';
import { media, vars } from '@milepost/ui/theme';
import { type StyleRule, style } from '@vanilla-extract/css';
import { drawn } from '../../brand/drawn.ts';
import { numeral } from '../../features/text/numeral.ts';

const wide = `screen and ${media.desktop}`;

const mileposts: readonly Milepost[] = figuresSection.mileposts;
const years = mileposts.map(({ year }) => year);

/** The number of dealers in a milepost's value. "One office" has none. */
const dealers = mileposts.map(({ value }) => Number(value.replace(/\D/g, '')));

/** Each year's share of the most dealers. */
const shares = dealers.map((count) => count / Math.max(...dealers));

/** The height of the bar of the most dealers, of the road, and of the labels on the road. */
const tallest = 19;
const road = '3rem';
const labels = '6rem';

const zero = `${vars.border.hairline} solid ${vars.color.text}`;

/** The width of the years on a phone, beside the bars. */
const yearColumn = '5rem';

/** The width of the last year's label. */
const lastColumn = '12rem';

/** A rule for each year's bar. */
const bars = (rule: (share: number) => Omit<StyleRule, 'selectors'>) =>
  Object.fromEntries(
    shares.map((share, index) => [`&:nth-child(${index + 1})::after`, rule(share)]),
  );

export const growth = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': {
    [wide]: {
      gridTemplateColumns: '2fr 3fr',
      gridTemplateRows: 'auto 1fr',
      rowGap: vars.space.xl,
    },
  },
});

/** The head and the link are above the first years, whose bars are the lowest. */
export const head = style({
  '@media': { [wide]: { gridArea: '1 / 1', position: 'relative', zIndex: 1 } },
});

export const action = style({
  '@media': { [wide]: { gridArea: '2 / 1', paddingBottom: `calc(${road} + ${labels})` } },
});

/** On a phone, bars below each other; else side by side on a road, which is their zero. */
export const chart = style({
  position: 'relative',
  display: 'grid',
  gap: vars.space.l,
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: 0,
    insetInlineStart: `calc(${yearColumn} + ${vars.space.m})`,
    borderInlineStart: zero,
  },
  '@media': {
    [wide]: {
      '::before': { display: 'none' },
      gridArea: '1 / 1 / span 2 / span 2',
      gridTemplateColumns: [
        ...years.slice(1).map((year, index) => `minmax(0, ${year - (years[index] ?? year)}fr)`),
        lastColumn,
      ].join(' '),
      gap: 0,
      alignItems: 'end',
    },
  },
});

export const stop = style({
  display: 'grid',
  gridTemplateColumns: `${yearColumn} minmax(0, 1fr)`,
  columnGap: vars.space.m,
  rowGap: vars.space.s,
  alignItems: 'start',
  color: vars.color.textSoft,
  breakInside: 'avoid',
  selectors: {
    // The bar.
    '&::after': {
      ...drawn('across', 'cover 10% cover 30%'),
      content: '',
      gridColumn: 2,
      height: vars.space.m,
      borderStartEndRadius: vars.radius.small,
      borderEndEndRadius: vars.radius.small,
      background: vars.color.fill,
      forcedColorAdjust: 'none',
      printColorAdjust: 'exact',
    },
    ...bars((share) => ({
      display: share === 0 ? 'none' : 'block',
      width: `${100 * share}%`,
    })),
  },
  '@media': {
    [wide]: {
      gridTemplateColumns: 'minmax(0, 1fr)',
      rowGap: 0,
      selectors: {
        '&::after': {
          ...drawn('up', 'cover 15% cover 40%'),
          gridColumn: 1,
          order: 1,
          marginInlineStart: vars.space.m,
          borderRadius: `${vars.radius.small} ${vars.radius.small} 0 0`,
        },
        ...bars((share) => ({
          width: '4.5rem',
          height: `${tallest * share}rem`,
        })),
      },
    },
  },
});

export const sign = style({
  justifySelf: 'start',
  padding: `${vars.space.xxs} ${vars.space.s}`,
  borderRadius: vars.radius.small,
  background: vars.color.marker,
  color: vars.color.onMarker,
  fontWeight: vars.weight.heavy,
  printColorAdjust: 'exact',
  '@media': {
    [wide]: {
      order: 2,
      justifySelf: 'stretch',
      display: 'flex',
      alignItems: 'center',
      gap: vars.space.m,
      height: road,
      padding: `0 ${vars.space.m}`,
      borderTop: zero,
      borderRadius: 0,
      selectors: {
        [`${stop}:first-child > &`]: {
          borderStartStartRadius: vars.radius.small,
          borderEndStartRadius: vars.radius.small,
        },
        [`${stop}:last-child > &`]: {
          borderStartEndRadius: vars.radius.small,
          borderEndEndRadius: vars.radius.small,
        },
        // The road's line, up to the next year.
        '&::after': {
          content: '',
          flexGrow: 1,
          borderTop: `${vars.border.heavy} dashed ${vars.color.accent}`,
        },
      },
    },
  },
});

export const label = style({
  paddingInlineStart: vars.space.s,
  '@media': { [wide]: { padding: `0 0 ${vars.space.s} ${vars.space.m}` } },
});

export const value = style({
  ...numeral,
  color: vars.color.text,
  fontSize: vars.text.h2,
  lineHeight: vars.leading.heading,
});
