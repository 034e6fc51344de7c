import { vars } from '@milepost/ui/theme';
import { globalStyle, keyframes } from '@vanilla-extract/css';
import { opening } from './opening.ts';

// The next page is captured while nothing has the focus: the clicked link is gone, unless it is in
// the header or the footer. A browser that does not focus what is clicked still hovers it.
globalStyle(':root:not(:focus-within):not(:has(a:hover)) #main > :first-child', opening);

const vanish = keyframes({ from: { opacity: 1 } });
const appear = keyframes({ '0%, 40%': { opacity: 0 } });

globalStyle('::view-transition-group(opening)', {
  animationDuration: vars.duration.slow,
  animationTimingFunction: vars.easing.out,
});
// The next page replaces the old one at once, so that neither a blank page nor both texts are seen. What
// was clicked grows into its opening: its text is gone before the opening's appears. Both keep their size.
globalStyle('::view-transition-old(*)', { animation: 'none', opacity: 0 });
globalStyle('::view-transition-new(*)', { animation: 'none' });
globalStyle('::view-transition-old(opening), ::view-transition-new(opening)', {
  height: '100%',
  overflow: 'clip',
  objectFit: 'none',
  objectPosition: '0 0',
});
// WebKit never ends a page change with an animation that fills.
globalStyle('::view-transition-old(opening)', {
  animation: `${vanish} ${vars.duration.fast} linear`,
});
globalStyle('::view-transition-new(opening)', {
  animation: `${appear} ${vars.duration.slow} ${vars.easing.out}`,
});
