import { media, vars } from '@milepost/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';

const vanish = keyframes({ to: { opacity: 0 } });
const appear = keyframes({ from: { opacity: 0 } });

/** The old page fades out before the next one's text is seen, so that no line crosses another one. */
const leaving = '90ms';
const start = '60ms';
const arriving = '150ms';

globalStyle('::view-transition', { background: vars.color.page });
globalStyle('::view-transition-old(root)', {
  animation: `${vanish} ${leaving} linear forwards`,
});
globalStyle('::view-transition-new(root)', {
  animation: `${appear} ${arriving} ${vars.easing.out} ${start} backwards`,
});

// The header of both pages is the same, and does not blink.
globalStyle('header:has(~ #main)', {
  '@media': { [`${media.motion} and ${media.hover}`]: { viewTransitionName: 'header' } },
});
globalStyle('::view-transition-group(*), ::view-transition-new(header)', { animation: 'none' });
globalStyle('::view-transition-old(header)', { animation: 'none', opacity: 0 });
