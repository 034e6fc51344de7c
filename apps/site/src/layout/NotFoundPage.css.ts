import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The words, and the road that ends: from the middle of the screen to its edge, on a phone below them. */
export const lost = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { alignItems: 'center', minHeight: 'max(28.75rem, 31.25vw)' } },
});
globalStyle(`#main:has(> ${lost})`, { display: 'grid' });

/** Ends before the middle of the screen. */
export const words = style({
  '@media': { [media.desktop]: { maxWidth: `calc(50% - ${vars.space.xxl})` } },
});

export const road = style({
  position: 'relative',
  aspectRatio: '8 / 5',
  '@media': {
    [media.desktop]: {
      position: 'absolute',
      insetBlock: 0,
      insetInline: '50% 0',
      aspectRatio: 'auto',
    },
    print: { display: 'none' },
  },
});
