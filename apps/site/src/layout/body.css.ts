import { globalStyle } from '@vanilla-extract/css';

// On a window taller than the page, the footer is at the window's bottom.
globalStyle('body', {
  '@media': { screen: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } },
});
globalStyle('#main', { '@media': { screen: { flexGrow: 1 } } });
