import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { stub } from '../../features/form/Ticket.css.ts';

/** The example below the amount. On a desktop it is beside the form. */
export const belowAmount = style({
  marginTop: vars.space.xs,
  borderRadius: vars.radius.tile,
  overflow: 'clip',
  '@media': { [media.desktop]: { display: 'none' } },
});

globalStyle(`form:has(${belowAmount}) ${stub}`, {
  '@media': { [`not all and ${media.desktop}`]: { display: 'none' } },
});
