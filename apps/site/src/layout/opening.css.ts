import { vars } from '@milepost/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { opening } from './opening.ts';

// The next page is captured while nothing has the focus: the clicked link is gone. A browser that does
// not focus what is clicked still hovers it.
globalStyle(':root:not(:focus-within):not(:has(a:hover)) #main', opening);

const appear = keyframes({ from: { opacity: 0 } });
const appearLater = keyframes({ '0%, 40%': { opacity: 0 } });
const asCard = keyframes({ from: { borderRadius: vars.radius.card } });

// The clicked card or row grows into the next page, which covers the old one. Any other link replaces the page
// at once.
globalStyle('::view-transition-group(opening)', {
  animationDuration: vars.duration.slow,
  animationTimingFunction: vars.easing.out,
});
// WebKit never ends a page change with an animation that fills.
globalStyle('::view-transition-image-pair(opening)', {
  animation: `${asCard} ${vars.duration.slow} ${vars.easing.out}`,
  overflow: 'clip',
  background: vars.color.page,
  boxShadow: `${vars.elevation.overlay} ${vars.color.shadow}`,
  outline: `${vars.border.hairline} solid ${vars.color.border}`,
});
globalStyle('::view-transition-old(*), ::view-transition-new(*)', {
  animation: 'none',
  mixBlendMode: 'normal',
});
globalStyle('::view-transition-old(opening)', { opacity: 0 });
globalStyle('::view-transition-new(opening):not(:only-child)', {
  animation: `${appear} ${vars.duration.fast} linear`,
});
globalStyle('::view-transition-new(root)', {
  animation: `${appearLater} ${vars.duration.slow} ${vars.easing.out}`,
});
