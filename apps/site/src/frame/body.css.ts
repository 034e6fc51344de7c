import { globalStyle } from '@vanilla-extract/css';

// On a window taller than the page the footer stands at the window's foot.
globalStyle('body', {
  '@media': { screen: { display: 'flex', flexDirection: 'column', minHeight: '100dvh' } },
});
globalStyle('#main', { '@media': { screen: { flexGrow: 1 } } });
