import { vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const phone = '(max-width: 29.99em)';

/** Buttons side by side. On a phone they are below one another and as wide as their card. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.s,
  '@media': {
    [phone]: { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', width: '100%' },
  },
});

// A button in a wrapper too.
globalStyle(`${actions} > * > button`, { '@media': { [phone]: { width: '100%' } } });
