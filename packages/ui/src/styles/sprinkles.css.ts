import { createSprinkles, defineProperties } from '@vanilla-extract/sprinkles';
import { vars } from '../theme/contract.css.ts';
import { layers } from '../theme/layers.css.ts';
import { media } from '../theme/media.ts';

const { section: _section, gutter: _gutter, ...space } = vars.space;

const layout = defineProperties({
  '@layer': layers.utilities,
  conditions: {
    phone: {},
    tablet: { '@media': media.tablet },
    desktop: { '@media': media.desktop },
  },
  defaultCondition: 'phone',
  properties: {
    display: ['none', 'block', 'inline-block', 'flex', 'inline-flex', 'grid'],
    flexDirection: ['row', 'column'],
    flexWrap: ['wrap', 'nowrap'],
    alignItems: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      stretch: 'stretch',
      baseline: 'baseline',
    },
    justifyContent: {
      start: 'flex-start',
      center: 'center',
      end: 'flex-end',
      between: 'space-between',
    },
    textAlign: ['start', 'center', 'end'],
    gap: space,
    paddingTop: space,
    paddingBottom: space,
    paddingInline: space,
  },
  shorthands: {
    padding: ['paddingTop', 'paddingBottom', 'paddingInline'],
    paddingBlock: ['paddingTop', 'paddingBottom'],
  },
});

const look = defineProperties({
  '@layer': layers.utilities,
  properties: {
    borderRadius: vars.radius,
    flexGrow: { no: 0, yes: 1 },
  },
});

/** The few utilities that layout parts may use; every other part has a recipe of its own. */
export const sprinkles = createSprinkles(layout, look);
export type Sprinkles = Parameters<typeof sprinkles>[0];
