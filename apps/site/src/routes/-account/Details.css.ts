import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** The loan's details: one list on a phone, two halves side by side from a desktop on. */
export const details = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  columnGap: vars.space.xl,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' } },
});

export const half = style({
  selectors: {
    '& + &': { borderTop: `${vars.border.hairline} solid ${vars.color.border}` },
  },
  '@media': { [media.desktop]: { selectors: { '& + &': { borderTop: 'none' } } } },
});

/** The last column of a table is at its end. */
export const table = style({});
globalStyle(`${table} :is(th, td):last-child`, {
  '@media': { [media.tablet]: { textAlign: 'end' } },
});

/** Short cells, which a wide table would set far apart. */
export const shortTable = style([table, { maxWidth: '40rem' }]);

/** Buttons below one another are equally wide, whatever they say. */
export const sameWidth = style({ display: 'inline-grid', width: '11.5rem', maxWidth: '100%' });
