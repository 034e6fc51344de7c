import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** One band of colors, with a name under each part. On a phone the band is vertical. */
export const spectrum = style({
  display: 'grid',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  border: `${vars.border.hairline} solid ${vars.color.border}`,
  background: vars.color.surface,
  '@media': { [media.tablet]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)' } },
});

const share = (green: number) =>
  `color-mix(in oklab, ${vars.color.accent}, ${vars.color.fill} ${green}%)`;

export const tier = style({
  display: 'grid',
  alignContent: 'end',
  padding: `${vars.space.s} ${vars.space.m}`,
  borderInlineStart: '1rem solid',
  fontSize: vars.text.l,
  fontWeight: vars.weight.heavy,
  letterSpacing: vars.tracking.heading,
  '@media': {
    [media.tablet]: {
      minHeight: '9rem',
      padding: vars.space.m,
      borderInlineStart: 0,
      borderTop: '4.5rem solid',
    },
  },
});

for (const [index, green] of [0, 25, 50, 75, 100].entries()) {
  globalStyle(`${tier}:nth-child(${index + 1})`, { borderColor: share(green) });
}
