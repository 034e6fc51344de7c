import { media, vars } from '@milepost/ui/theme';
import { style } from '@vanilla-extract/css';
import { numeral } from '../../features/text/numeral.ts';

const plate = '4.25rem';

export const question = style({
  ...numeral,
  maxWidth: '13em',
  fontSize: vars.text.h2,
  lineHeight: 1.15,
  textWrap: 'balance',
});

export const leaders = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.xxl} ${vars.space.xxl}`,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const leader = style({
  display: 'grid',
  gridTemplateColumns: `${plate} minmax(0, 1fr)`,
  gap: vars.space.l,
  alignItems: 'start',
  breakInside: 'avoid',
});

/** Initials on a milepost, which has its post below. */
export const sign = style({
  display: 'grid',
  placeItems: 'center',
  position: 'relative',
  width: plate,
  height: plate,
  border: `${vars.border.strong} solid ${vars.color.onMarker}`,
  borderRadius: vars.radius.tile,
  boxShadow: `0 0 0 ${vars.border.strong} ${vars.color.marker}`,
  background: vars.color.marker,
  color: vars.color.onMarker,
  fontSize: vars.text.xl,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.heading,
  selectors: {
    '&::after': {
      content: '',
      position: 'absolute',
      // Below the rim.
      top: `calc(100% + ${vars.border.strong})`,
      width: vars.space.xs,
      height: vars.space.xl,
      background: vars.color.marker,
    },
  },
});
