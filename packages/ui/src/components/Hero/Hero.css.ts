import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { contained } from '../../styles/contained.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** The height of the hero beside its picture, and of the picture below the text, on a phone a strip. */
const heights = {
  beside: 'clamp(29rem, 54vh, 40rem)',
  below: '56vw',
  strip: 'max(8rem, 37vw)',
};

/** The card, and the least width of an action on a phone. */
const widths = { card: 'clamp(20rem, 26.9vw, 21.5rem)', action: '13rem' };

export const hero = style(
  component({ position: 'relative', overflow: 'hidden', isolation: 'isolate' }),
);

export const inner = style(
  component({
    ...contained(),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    paddingBlock: vars.space.l,
    '@media': {
      [media.tablet]: { paddingBlock: vars.space.xxl },
      [media.desktop]: { minHeight: heights.beside, paddingBlock: vars.space.section },
    },
  }),
);

export const words = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.l,
    '@media': { [media.tablet]: { gap: vars.space.xl } },
  }),
);

export const besidePicture = style(component({ '@media': { [media.desktop]: { width: '46%' } } }));

export const picture = style(
  component({
    position: 'relative',
    '@media': {
      [media.desktop]: { position: 'absolute', insetBlock: 0, insetInline: '45% 0' },
      print: { display: 'none' },
    },
  }),
);

/** Its inner side is cut diagonally, like a road in perspective. */
export const frame = style(
  component({
    position: 'relative',
    height: heights.strip,
    '@media': {
      [media.tablet]: { height: heights.below },
      [media.desktop]: {
        height: '100%',
        clipPath: 'polygon(14% 0, 100% 0, 100% 100%, 0 100%)',
        selectors: { '&:dir(rtl)': { clipPath: 'polygon(0 0, 86% 0, 100% 100%, 0 100%)' } },
      },
    },
  }),
);

export const card = style(
  component({
    position: 'relative',
    marginInline: vars.space.gutter,
    // It covers the picture's edge, and not what is on it.
    marginBlock: `calc(-1 * ${vars.space.m}) ${vars.space.xxl}`,
    '@media': {
      [media.tablet]: { marginBlock: `calc(-1 * ${vars.space.xxl}) 0` },
      [media.desktop]: {
        position: 'absolute',
        insetBlockEnd: vars.space.xl,
        insetInlineStart: `calc(3% + ${vars.space.l})`,
        width: widths.card,
        margin: 0,
      },
    },
  }),
);

/** On a phone, equally wide. */
export const actions = style(
  component({
    display: 'grid',
    gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${widths.action}), 1fr))`,
    gap: vars.space.s,
    paddingTop: vars.space.xs,
    '@media': { [media.tablet]: { display: 'flex', flexWrap: 'wrap' } },
  }),
);

export const figures = style(
  component({
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: vars.space.l,
    rowGap: vars.space.xxs,
    paddingTop: vars.space.xs,
  }),
);
