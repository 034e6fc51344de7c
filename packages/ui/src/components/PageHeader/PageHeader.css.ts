import { globalStyle, style } from '@vanilla-extract/css';
import { recipe } from '@vanilla-extract/recipes';
import { contained } from '../../internal/contained.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const pageHeader = recipe({
  base: component({
    isolation: 'isolate',
    paddingTop: vars.space.xl,
    '@media': { [media.tablet]: { paddingTop: vars.space.xxl } },
  }),
  variants: {
    /** On the page's own background nothing sets it off from what follows. */
    isFlat: {
      true: component({ paddingBottom: vars.space.xl }),
      false: component({ paddingBottom: vars.space.section }),
    },
  },
});

export const inner = style(
  component({
    ...contained(),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    overflowWrap: 'anywhere',
    gap: vars.space.xl,
    '@media': { [media.tablet]: { gap: vars.space.xl } },
  }),
);

// What follows the lead is another thing.
globalStyle(`:where(${inner}) > p + *`, component({ paddingTop: vars.space.m }));
