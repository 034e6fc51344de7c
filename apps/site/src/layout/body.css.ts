import { vars } from '@milepost/ui/theme';
import { globalStyle } from '@vanilla-extract/css';

// On a window taller than the page, the footer is at the window's bottom.
globalStyle('body', {
  '@media': { screen: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } },
});
globalStyle('#main', { '@media': { screen: { flexGrow: 1 } } });

// Sections have one distance from each other and from the footer, whatever is in them.
globalStyle('#main > section', {
  '@media': { screen: { paddingBottom: vars.space.section } },
});
globalStyle('#main > section + section', {
  '@media': { screen: { paddingTop: vars.space.section } },
});
