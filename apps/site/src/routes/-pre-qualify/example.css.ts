import { media, vars } from '@milepost/ui/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { fullBleed, stub } from '../../features/form/Ticket.css.ts';

const phone = `(not ${media.tablet})`;

/** The badges, in one line of a phone. */
export const badges = style({});
globalStyle(`${badges} > ul`, { '@media': { [phone]: { gap: vars.space.xxs } } });
globalStyle(`${badges} li > *`, { '@media': { [phone]: { fontSize: '0.75rem' } } });

/** The example below the amount, as wide as the card. On a desktop it is beside the form. */
export const belowAmount = style([
  fullBleed,
  { marginTop: vars.space.m, '@media': { [media.desktop]: { display: 'none' } } },
]);

globalStyle(`form:has(${belowAmount}) ${stub}`, {
  '@media': { [`(not ${media.desktop})`]: { display: 'none' } },
});

/** What to bring, in two columns where there is room. */
export const bring = style({});
globalStyle(`${bring} > *`, { maxWidth: 'none' });
globalStyle(`${bring} ul`, {
  '@media': { [media.desktop]: { columns: 2, columnGap: vars.space.l } },
});
globalStyle(`${bring} li`, { breakInside: 'avoid' });
