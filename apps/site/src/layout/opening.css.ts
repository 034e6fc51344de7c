import { vars } from '@milepost/ui/theme';
import { globalStyle } from '@vanilla-extract/css';
import { opening } from './opening.ts';

// The next page is captured while nothing has the focus: the clicked link is gone, unless it is in
// the header or the footer. A browser that does not focus what is clicked still hovers it.
globalStyle(':root:not(:focus-within):not(:has(a:hover)) #main > :first-child', opening);

globalStyle('::view-transition-group(opening)', {
  animationDuration: vars.duration.slow,
  animationTimingFunction: vars.easing.out,
});
// The text of two pages is not shown on top of each other.
globalStyle('::view-transition-old(*)', { animation: 'none', opacity: 0 });
globalStyle('::view-transition-new(*)', { animationDuration: vars.duration.fast });

globalStyle('::view-transition-old(opening), ::view-transition-new(opening)', {
  height: '100%',
  overflow: 'clip',
  objectFit: 'cover',
  objectPosition: '0 0',
});
