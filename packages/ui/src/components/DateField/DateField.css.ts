import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';

export const date = style(
  component({
    // Safari on iPhones centers the date in its own button.
    appearance: 'none',
    selectors: {
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
      '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
      '&[readonly]::-webkit-calendar-picker-indicator': { display: 'none' },
    },
  }),
);
