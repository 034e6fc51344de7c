import { style } from '@vanilla-extract/css';
import { component } from '../../styles/component.ts';

export const date = style(
  component({
    // Safari on iPhones centers the date in a button of its own.
    appearance: 'none',
    selectors: {
      '&::-webkit-date-and-time-value': { textAlign: 'start' },
      '&::-webkit-calendar-picker-indicator': { cursor: 'pointer' },
      '&[readonly]::-webkit-calendar-picker-indicator': { display: 'none' },
    },
  }),
);
