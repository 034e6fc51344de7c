import { globalStyle, style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { contained } from '../../styles/contained.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

const pictureHeight = '16rem';

export const pageHeader = style(
  component({
    isolation: 'isolate',
    paddingTop: vars.space.xl,
    '@media': { [media.tablet]: { paddingTop: vars.space.xxl } },
  }),
);

/** On the page's own background, nothing separates it from what follows. */
export const flat = style(
  component({
    // Space for the descenders of the last line, which are below its trimmed box.
    paddingBottom: vars.space.xs,
    '@media': { [media.tablet]: { paddingBottom: vars.space.m } },
  }),
);

export const raised = style(
  component({
    paddingBottom: vars.space.xl,
    '@media': { [media.tablet]: { paddingBottom: vars.space.section } },
  }),
);

export const words = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    justifyItems: 'start',
    alignContent: 'start',
    overflowWrap: 'anywhere',
    gap: vars.space.l,
    '@media': { [media.tablet]: { gap: vars.space.xl } },
  }),
);

export const inner = style([words, component(contained())]);

/** Heading and lead share a line, so that what follows begins high on the page. */
export const compact = style(
  component({
    // Space for the descenders of the last line.
    paddingBlock: `${vars.space.m} ${vars.space.s}`,
    '@media': { [media.tablet]: { paddingBlock: `${vars.space.m} ${vars.space.s}` } },
  }),
);

globalStyle(
  `${compact} > ${inner}`,
  component({
    display: 'flex',
    flexWrap: 'wrap',
    // Both boxes end at their baselines.
    alignItems: 'end',
    gap: `${vars.space.m} ${vars.space.l}`,
  }),
);
globalStyle(`${compact} > ${inner} > nav`, component({ flexBasis: '100%' }));
globalStyle(`${compact} > ${inner} > p`, component({ maxWidth: 'none' }));

// Wide enough for text and a picture side by side.
const beside = '(min-width: 37.5em)';

export const split = style(
  component({
    ...contained(),
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    columnGap: vars.space.xl,
    '@media': { [beside]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 0.8fr)' } },
  }),
);

/** With a picture, the header has no space at its lower edge. */
export const withPicture = style(component({ '@media': { [beside]: { paddingBottom: 0 } } }));

export const wordsBesidePicture = style([
  words,
  component({ '@media': { [beside]: { paddingBottom: vars.space.xxl } } }),
]);

/** As tall as the text beside it, cropped at its edges. */
export const picture = style(
  component({
    display: 'none',
    position: 'relative',
    overflow: 'hidden',
    minHeight: pictureHeight,
    border: `${vars.border.hairline} solid ${vars.color.border}`,
    borderRadius: vars.radius.panel,
    '@media': { [beside]: { display: 'block' }, print: { display: 'none' } },
  }),
);

// More space: what follows the lead is separate from it.
globalStyle(
  `:where(${words}:not(${compact} > *)) > p + *`,
  component({ paddingTop: vars.space.m }),
);
