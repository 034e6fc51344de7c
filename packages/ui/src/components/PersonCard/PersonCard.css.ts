import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';
import { type } from '../../styles/typography.ts';
import { vars } from '../../theme/contract.css.ts';
import { media } from '../../theme/media.ts';

/** The minimum width of a name beside the picture. */
const namesRoom = '8rem';

export const who = style(
  component({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m }),
);

export const avatar = style(
  component({
    display: 'grid',
    placeItems: 'center',
    flexShrink: 0,
    width: vars.size.avatar,
    height: vars.size.avatar,
    borderRadius: vars.radius.full,
    fontSize: vars.text.l,
    fontWeight: vars.weight.heavy,
    letterSpacing: vars.tracking.heading,
    '@media': { [media.forcedColors]: { border: `${vars.border.hairline} solid` } },
  }),
);

export const names = style(
  component({
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: vars.space.s,
    flex: `1 1 ${namesRoom}`,
    minWidth: 0,
  }),
);

/** A name wraps between its words, not at a hyphen. */
export const unbroken = style(component({ display: 'inline-block' }));

export const bio = style(component({ ...type.small, color: vars.color.textSoft }));
