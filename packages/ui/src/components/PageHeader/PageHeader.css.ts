import { globalStyle, style } from '@vanilla-extract/css';
import { contained } from '../../internal/contained.ts';
import { component } from '../../styles/component.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

export const pageHeader = style(
  component({
    isolation: 'isolate',
    paddingTop: vars.space.xl,
    '@media': { [media.tablet]: { paddingTop: vars.space.xxl } },
  }),
);

/** On the page's own background nothing sets it off from what follows. */
export const flat = style(component({ paddingBottom: vars.space.xl }));

export const raised = style(component({ paddingBottom: vars.space.section }));

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
